"""What the Swift compiler wrote into an index store: which symbol every name of every file refers to.

Reads through libIndexStore of the toolchain, with nothing but ctypes.
"""
import ctypes
import os
import shutil
from collections import namedtuple

Occurrence = namedtuple("Occurrence", "path line column usr name kind roles relations")
Relation = namedtuple("Relation", "roles usr name kind")

DECLARATION, DEFINITION, REFERENCE, IMPLICIT = 1, 2, 4, 1 << 8
CHILD_OF, BASE_OF, OVERRIDE_OF, RECEIVED_BY, CALLED_BY, EXTENDED_BY, ACCESSOR_OF, CONTAINED_BY = (1 << bit for bit in range(9, 17))
ENUM, STRUCT, CLASS, PROTOCOL, EXTENSION, UNION, TYPEALIAS = range(5, 12)
TYPES = {ENUM, STRUCT, CLASS, PROTOCOL, TYPEALIAS}
PARAMETER = 25


class String(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.data else ""


def library():
    """The index store of the toolchain, or None where it has none."""
    compiler = shutil.which("swiftc")
    if not compiler:
        return None
    folder = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(compiler))), "lib")
    for name in ("libIndexStore.so", "libIndexStore.dylib"):
        if os.path.exists(os.path.join(folder, name)):
            return ctypes.CDLL(os.path.join(folder, name))
    return None


def occurrences(store, below):
    """Every occurrence in files below a folder."""
    lib = library()
    pointer = ctypes.c_void_p
    of_string = ctypes.CFUNCTYPE(ctypes.c_bool, pointer, String)
    of_pointer = ctypes.CFUNCTYPE(ctypes.c_bool, pointer, pointer)

    def function(name, result, *arguments):
        found = getattr(lib, "indexstore_" + name)
        found.restype, found.argtypes = result, arguments
        return found

    error = pointer()
    open_store = function("store_create", pointer, ctypes.c_char_p, ctypes.POINTER(pointer))
    each_unit = function("store_units_apply_f", ctypes.c_bool, pointer, ctypes.c_uint, pointer, of_string)
    open_unit = function("unit_reader_create", pointer, pointer, ctypes.c_char_p, ctypes.POINTER(pointer))
    each_dependency = function("unit_reader_dependencies_apply_f", ctypes.c_bool, pointer, pointer, of_pointer)
    dependency_kind = function("unit_dependency_get_kind", ctypes.c_uint, pointer)
    dependency_name = function("unit_dependency_get_name", String, pointer)
    dependency_path = function("unit_dependency_get_filepath", String, pointer)
    open_record = function("record_reader_create", pointer, pointer, ctypes.c_char_p, ctypes.POINTER(pointer))
    each_occurrence = function("record_reader_occurrences_apply_f", ctypes.c_bool, pointer, pointer, of_pointer)
    occurrence_symbol = function("occurrence_get_symbol", pointer, pointer)
    occurrence_roles = function("occurrence_get_roles", ctypes.c_uint64, pointer)
    occurrence_place = function(
        "occurrence_get_line_col", None, pointer, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint))
    each_relation = function("occurrence_relations_apply_f", ctypes.c_bool, pointer, pointer, of_pointer)
    relation_symbol = function("symbol_relation_get_symbol", pointer, pointer)
    relation_roles = function("symbol_relation_get_roles", ctypes.c_uint64, pointer)
    symbol_name = function("symbol_get_name", String, pointer)
    symbol_usr = function("symbol_get_usr", String, pointer)
    symbol_kind = function("symbol_get_kind", ctypes.c_uint, pointer)

    handle = open_store(str(store).encode(), ctypes.byref(error))
    if not handle:
        raise SystemExit("no index store in %s" % store)
    units = []
    each_unit(handle, 1, None, of_string(lambda context, name: units.append(str(name)) or True))
    records = set()
    below = os.path.realpath(below) + os.sep
    for unit in units:
        def visit(context, dependency):
            if dependency_kind(dependency) == 2:
                path = os.path.realpath(str(dependency_path(dependency)))
                if path.startswith(below):
                    records.add((str(dependency_name(dependency)), path[len(below):]))
            return True
        each_dependency(open_unit(handle, unit.encode(), ctypes.byref(error)), None, of_pointer(visit))

    found = []
    for record, path in sorted(records):
        def visit(context, occurrence):
            line, column = ctypes.c_uint(), ctypes.c_uint()
            occurrence_place(occurrence, line, column)
            relations = []

            def relate(context, relation):
                symbol = relation_symbol(relation)
                relations.append(Relation(
                    relation_roles(relation), str(symbol_usr(symbol)), str(symbol_name(symbol)), symbol_kind(symbol)))
                return True
            each_relation(occurrence, None, of_pointer(relate))
            symbol = occurrence_symbol(occurrence)
            found.append(Occurrence(
                path, line.value, column.value, str(symbol_usr(symbol)), str(symbol_name(symbol)),
                symbol_kind(symbol), occurrence_roles(occurrence), relations))
            return True
        each_occurrence(open_record(handle, record.encode(), ctypes.byref(error)), None, of_pointer(visit))
    return found
