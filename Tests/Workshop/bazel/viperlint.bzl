"""A test that `viperlint check` passes."""

# A sandbox is made of links that lead out of it, and viperlint follows no link out of a project: what somebody else's
# repository links to is none of its business. So the test looks at a copy.
_SCRIPT = """#!/bin/sh
set -eu
project=$(mktemp -d "${{TEST_TMPDIR:-/tmp}}/viperlint.XXXXXX")
runfiles=$PWD
while read -r file; do
  mkdir -p "$project/$(dirname "$file")"
  cp -L "$file" "$project/$file"
done << 'END_OF_FILES'
{files}
END_OF_FILES
cd "$project/{folder}"
report=""
if [ -n "${{XML_OUTPUT_FILE:-}}" ]; then report="--report junit=$XML_OUTPUT_FILE"; fi
# shellcheck disable=SC2086
exec "$runfiles/{viperlint}" check {arguments} $report "$@"
"""

def _quoted(word):
    return "'" + word.replace("'", "'\\''") + "'"

def _viperlint_test_impl(ctx):
    files = ctx.files.srcs + ctx.files.config + ctx.files.data
    folder = ctx.label.package or "."
    arguments = list(ctx.attr.arguments)
    if ctx.file.config:
        # Paths of a configuration that is named on the command line count from the working directory, those of one
        # that is found from its own folder: the same where it lies in the package.
        if ctx.file.config.basename not in [".viperlint.yml", "viperlint.yml"]:
            prefix = ctx.label.package + "/" if ctx.label.package else ""
            arguments += ["--config", ctx.file.config.short_path[len(prefix):]]
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        _SCRIPT.format(
            files = "\n".join([file.short_path for file in files]),
            folder = folder,
            viperlint = ctx.executable.viperlint.short_path,
            arguments = " ".join([_quoted(word) for word in arguments]),
        ),
        is_executable = True,
    )
    return [DefaultInfo(
        executable = script,
        runfiles = ctx.runfiles(files = files + [ctx.executable.viperlint]),
    )]

viperlint_test = rule(
    implementation = _viperlint_test_impl,
    test = True,
    doc = "Passes where `viperlint check` ends with 0. Needs no network.",
    attrs = {
        "srcs": attr.label_list(
            allow_files = [".swift", ".storyboard", ".xib"],
            mandatory = True,
            doc = "What is read. A finding needs both sides of a use, so that a test looks at a whole app.",
        ),
        "config": attr.label(
            allow_single_file = [".yml", ".yaml"],
            doc = "The configuration; without it the preset is the one that most modules fit.",
        ),
        "data": attr.label_list(
            allow_files = True,
            doc = "What the configuration names: a baseline, rules, configurations that it extends or that lie below.",
        ),
        "arguments": attr.string_list(doc = "What follows `check`, e.g. `--strict`."),
        "viperlint": attr.label(
            default = "@viperlint_executable//:viperlint",
            executable = True,
            allow_single_file = True,
            cfg = "exec",
            doc = "The executable: of a release, or another one.",
        ),
    },
)
