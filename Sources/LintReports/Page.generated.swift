// swift-format-ignore-file
// Generated from Sources/LintReports/Page. Refresh: VIPERLINT_REGENERATE=1 swift test --filter 'FreshnessTests|CatalogueTests'

let pageFiles: [(path: String, text: String)] = [
  (
    path: "Sources/LintReports/Page/data.js",
    text: #"""
const fh={viper:["view","presenter","interactor","router"],vip:["view","interactor","presenter"],ribs:["builder","router","interactor"]};function ai(table){const names=table.columns.map(name=>name.replace("$",""));const isText=table.columns.map(name=>name[0]==="$");return table.rows.map((row,index)=>{const object={index};for(let column=0;column<names.length;column++){object[names[column]]=isText[column]?f(row[column]):row[column]}
return object})}
function f(number){return report.texts[number]??null}
function dp(){report=JSON.parse(ae("report").textContent);const party=row=>row
&&{name:f(row[0]),role:f(row[1]),module:f(row[2]),path:f(row[3]),line:row[4]};const findings=ai(report.findings);const modules=ai(report.modules);for(const module of modules){Object.assign(module,{types:[],uses:[],users:new Set(),used:new Set(),findings:[]})}
const byName=p(modules,module=>module.name);for(const module of modules){module.label=byName.get(module.name).length>1?module.name+" ("+module.folder+")":module.name}
for(const finding of findings){finding.subject=party(finding.subject);finding.object=party(finding.object);finding.isActive=finding.standing===null;finding.module=cj(finding.subject??finding.object,byName);finding.target=cj(finding.object,byName);if(finding.module&&finding.isActive)finding.module.findings.push(finding)}
Object.assign(report,{findings,modules,groups:al(findings)})}
function cl(){if(report.pairs)return;const{modules}=report;report.types=ai(report.types);for(const type of report.types)modules[type.module].types.push(type);report.pairs=dj(report.uses.rows);for(const{from,to,rows}of report.pairs){if(from===to)from.uses=rows;else{from.used.add(to);to.users.add(from)}
}
}
function dj(rows){const{types,modules,uses}=report;const[from,to,count,isForbidden,rules]=["from","to","count","isForbidden","$rules"]
.map(name=>uses.columns.indexOf(name));const pairs=new Map();for(const row of rows){const source=types[row[from]].module,target=types[row[to]].module;const key=source*modules.length+target;let pair=pairs.get(key);if(!pair){pair={from:modules[source],to:modules[target],rows:[],ruled:[],count:0,broken:0};pairs.set(key,pair)}
pair.rows.push(row);pair.count+=row[count];if(row[isForbidden])pair.broken+=row[count];if(row[rules]>=0)pair.ruled.push(row)}
for(const pair of pairs.values())pair.isForbidden=pair.broken>0;return[...pairs.values()]}
function bg(rows){const key=(name,module,way,rule)=>[name,module,way,rule].join("\n");report.forbidden??=p(report.findings.filter(finding=>finding.isActive),({subject,use,rule})=>
key(subject?.name,subject?.module,use,rule));const uses=ai({columns:report.uses.columns,rows});for(const use of uses){[use.from,use.to]=[report.types[use.from],report.types[use.to]];use.findings=(use.rules?.split(" ")??[]).flatMap(rule=>
report.forbidden.get(key(use.from.name,report.modules[use.from.module].name,use.way,rule))??[])
.filter(({object})=>!object?.module||object.name===use.to.name)}
return uses}
function cj(party,byName){const modules=party?.module?byName.get(party.module)??[]:[];return modules.find(module=>(party.path??"").startsWith(module.folder+"/"))??modules[0]??null}
function v(name){return report.modules.find(module=>module.label===name)??report.modules.find(module=>module.name===name)}
function p(values,key){const groups=new Map();for(const value of values){const name=key(value);if(groups.has(name))groups.get(name).push(value);else groups.set(name,[value])}
return groups}
function al(findings){const key=finding=>JSON.stringify([finding.rule,finding.subject?.name??finding.path,finding.object?.name,finding.standing]);return[...p(findings,key).values()]}
function cg(values,key){return[...p(values,key)].filter(([name])=>name).map(([name,list])=>({name,list}))
.sort((a,b)=>b.list.length-a.list.length||(a.name<b.name?-1:1))}
function z(findings){return findings.some(finding=>finding.severity==="error")?"error":"warning"}
function ba(path,line){return line>0?path+":"+line:path}

"""#),
  (
    path: "Sources/LintReports/Page/dom.js",
    text: #"""
function c(name,...content){return ds(tag=>document.createElement(tag),name,content)}
function l(name,...content){return ds(tag=>document.createElementNS("http://www.w3.org/2000/svg",tag),name,content)}
function ds(create,name,content){const dot=name.indexOf(".");const element=create(dot<0?name:name.slice(0,dot));if(dot>0)element.setAttribute("class",name.slice(dot+1));const attributes=content[0]?.constructor===Object?content.shift():{};for(const key in attributes){const value=attributes[key];if(typeof value==="function")element.addEventListener(key,value);else if((value??!1)!==!1)element.setAttribute(key,value===!0?"":value)}
for(const child of content.flat(3))if(child)element.append(typeof child==="string"?et(child):child);return element}
function et(f){return f.replace(/[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g,mark=>"\\u{"+mark.charCodeAt().toString(16)+"}")}
function ae(id){return document.getElementById(id)}
function e(number,noun){if(number===1)return"1 "+noun;return aw(number)+" "+(/[^aeiou]y$/.test(noun)?noun.slice(0,-1)+"ies":noun+"s")}
function aw(number){return String(number).replace(/\B(?=(\d{3})+$)/g,",")}
function cw(f){ae("status").textContent=f}
function fg(share,kind){const inner=c("span.bar-fill "+(kind??""));inner.style.width=Math.max(1,Math.round(share*100))+"%";return c("span.bar",{"aria-hidden":"true"},inner)}
function m(f,action,attributes){return c("button",{type:"button",class:"words",click:action,...attributes},f)}
function cb(title,name,attributes,...content){return c("label.field",c("span",title),c(name,{spellcheck:"false",...attributes},content))}
function choice(title,options,value,change){return cb(title,"select",{change:event=>change(event.target.value)},options.map(([key,f])=>c("option",{value:key,selected:key===value},f)))}
function bl(placeholder,change,...controls){return c("form.controls",{role:"search",submit:event=>event.preventDefault()},cb("Search (press /)","input",{type:"search",value:state.q??"",placeholder,input:event=>change("q",event.target.value)}),controls)}
function ax(lines,x,y){const box=ae("hint");box.hidden=!lines;if(!lines)return;box.replaceChildren(...lines.map(line=>c("div",line)));const left=Math.min(x+14,window.innerWidth-box.offsetWidth-8);const below=y+18+box.offsetHeight<window.innerHeight;box.style.left=Math.max(4,left)+"px";box.style.top=(below?y+18:y-box.offsetHeight-10)+"px"}
function au(findings){return cg(findings,finding=>finding.rule).map(rule=>"✗ "+rule.name+": "+rule.list.length)}
function bv(){let last;const light=isOn=>{if(!last?.arrows)return;last.ownerSVGElement.classList.toggle("fading",isOn);for(const arrow of last.arrows)arrow.shape?.classList.toggle("near",isOn)};const of=event=>event.target.closest(".box, .arrow");const point=(event,shape)=>{if(shape!==last){light(!1);last=shape;light(!0)}
if(!shape)return ax(null);const box=shape.getBoundingClientRect();ax(shape.lines(),event.clientX??box.left+box.width/2,event.clientY??box.bottom-10)};const cf=event=>point(event,of(event)),hide=event=>point(event,null);return{mousemove:cf,focusin:cf,mouseleave:hide,focusout:hide,click:event=>of(event)?.action(),keydown:event=>{if(event.key!=="Enter"&&event.key!==" ")return;event.preventDefault();of(event)?.action()}}}
function fb(lines){return{tabindex:"0",role:"button","aria-label":lines().join(", ")}}

"""#),
  (
    path: "Sources/LintReports/Page/editor.js",
    text: #"""
const br={vscode:["VS Code","vscode://file{file}:{line}:{column}"],xcode:["Xcode (copies an xed command)","xed --line {line} {file}"],custom:["another, by its address",""]};function aj(key){try{return localStorage.getItem("viperlint."+key)}catch{return null}}
function el(key,value){try{localStorage.setItem("viperlint."+key,value)}catch{}}
const editor={editor:aj("editor")??"vscode",pattern:aj("pattern")??"",root:aj("root")??co()};function co(){if(location.protocol!=="file:")return"";try{return decodeURIComponent(location.pathname.replace(/\/[^/]*$/,""))}catch{return""}
}
function an(path,line,column){const pattern=editor.editor==="custom"?editor.pattern:(br[editor.editor]??br.vscode)[1];const isCommand=!/^[a-z][a-z0-9+.-]*:/i.test(pattern);const file=(path.startsWith("/")?"":editor.root.replace(/\/$/,"")+"/")+path;const quoted=isCommand?"'"+file.replaceAll("'","'\\''")+"'"
:encodeURI(file).replace(/[#?&]/g,encodeURIComponent);const values={file:quoted,line:line||1,column:column||1};const target=pattern.replace(/\{(file|line|column)\}/g,(whole,key)=>values[key]);if(!isCommand)return c("a.edit",{href:target,title:target},"Open in editor");return m("Copy command",async event=>{const button=event.currentTarget;try{await navigator.clipboard.writeText(target);button.textContent="Copied"}catch{button.textContent=target}
},{title:target})}
function bs(changed){const set=(key,value)=>{el(key,editor[key]=value);changed()};const entry=(title,key,placeholder)=>cb(title,"input",{type:"text",value:editor[key],placeholder,change:event=>set(key,event.target.value.trim())});const pattern=entry("Address","pattern","my-editor://{file}:{line}:{column}");pattern.hidden=editor.editor!=="custom";return c("details.settings",c("summary","Editor links"),c("div.controls",choice("Editor",Object.entries(br).map(([key,[name]])=>[key,name]),editor.editor,name=>{pattern.hidden=name!=="custom";set("editor",name)}),pattern,entry("Folder of the project on this machine","root","/Users/me/App")))}

"""#),
  (
    path: "Sources/LintReports/Page/findings.js",
    text: #"""
const cv=60;const dk=[["Rule","rule","all rules",finding=>finding.rule],["Role","role","all roles",finding=>finding.subject?.role],["Module","module","all modules",finding=>finding.module?.label],["Severity","severity","all",finding=>finding.severity],["Standing","standing","all",finding=>finding.standing??"active"],["Owner","owner","all",finding=>finding.owner]];function ce(main){const list=c("div.blocks");const count=c("p.muted",{role:"status"});const change=(key,value)=>{bf({finding:undefined,[key]:value});am(list,count)};main.append(c("h1","Findings"),bl("type, path, message…",change,dk.map(([label,key,all,read])=>{const values=[...new Set(report.findings.map(read).filter(Boolean))].sort();return values.some(value=>value!=="active")&&choice(label,[["",all],...values.map(value=>
[value,value])],state[key]??"",value=>change(key,value))})),bs(()=>am(list,count)),count,list);am(list,count)}
function cs(){const words=(state.q??"").toLowerCase().split(/\s+/).filter(Boolean);const set=dk.filter(([,key])=>state[key]);const fits=finding=>(!state.finding||finding.fingerprint===state.finding)
&&(!state.fix||finding.isFixable)
&&set.every(([,key,,read])=>read(finding)===state[key])
&&words.every(word=>dn(finding).includes(word));if(state.finding)return report.groups.filter(group=>group.some(fits));const groups=report.groups.map(group=>group.filter(fits)).filter(group=>group.length>0);return by(groups)}
function by(groups){const rank=group=>(z(group)==="error"?0:2)+Number(group.every(finding=>finding.isFixable));return groups.map(group=>[rank(group),group]).sort(([a],[b])=>a-b).map(([,group])=>group)}
function dn(finding){return finding.searched??=[finding.rule,finding.path,finding.message,finding.subject?.name,finding.module?.label,finding.object?.name,finding.fingerprint].join("\n").toLowerCase()}
function am(list,count){const groups=cs();const number=groups.reduce((sum,group)=>sum+group.length,0);list.replaceChildren();bz(list,groups,0,cv);const isFiltered=address(state)!=="#findings";count.replaceChildren(groups.length>0?e(number,"finding")+" in "+e(groups.length,"block")
+(isFiltered?" fit the filters. ":". ")
:state.finding?"This page has no finding "+state.finding+": it may be fixed. "
:isFiltered?"No finding fits the filters. ":"Nothing crosses a boundary. ",isFiltered?k({view:"findings"},"Show all"):"")}
function bz(list,groups,from,number){const{finding}=state;cq(list,groups.slice(from,from+number),group=>o(group,finding),()=>{const rest=groups.length-from-number;if(rest<=0)return;const button=m("Show "+e(Math.min(rest,500),"more block"),()=>{button.remove();bz(list,groups,from+number,500);list.children[from+number].querySelector("a, button").focus()});list.append(button)})}
function o(group,linked){const first=group.find(finding=>finding.fingerprint===linked)??group[0];const{rule,severity,subject,object}=first;const others=group.filter(finding=>finding!==first);const declared=[subject,object].filter(party=>party?.path);return c("article",{class:"block "+severity,"aria-label":severity+": "+first.message},c("h3",c("span.severity "+severity,severity)," ",ad(first.message)),c("p.where",c("code",ba(first.path,first.line)),an(first.path,first.line,first.column),k({view:"findings",finding:first.fingerprint},"Link",{title:"The address of this finding"}),k({view:"findings",rule},rule,{class:"chip"}),first.module&&dq(first.module),first.standing&&c("span.chip",first.standing),first.owner&&c("span.chip",first.owner),first.isFixable&&c("span.chip fine","--fix removes it")),ei(first),first.chain.length>0&&c("p.way",c("b","Way: "),subject?.name??"",first.chain.map(([name,type,path,line])=>[" → ",c("span",{title:ba(f(path),line)},f(name)+(f(type)?": "+f(type):""))])),first.remedy&&c("p",c("b","Instead: "),ad(first.remedy)),declared.length>0&&c("p.muted","Declared: ",declared.map((party,index)=>
[index>0&&", ",party.name+" ",c("code",ba(party.path,party.line))])),others.length>0&&c("p.muted","Also: ",others.slice(0,40).map((finding,index)=>[index>0&&", ",k({view:"findings",finding:finding.fingerprint},finding.path===first.path?"line "+finding.line:ba(finding.path,finding.line))]),others.length>40&&", and "+(others.length-40)+" more"))}
function ad(f){return f.split("`").map((part,index)=>index%2===1?c("code",part):part)}
function dq(module){return k({view:"module",name:module.label},module.name,{class:"chip",title:"Module"})}
function ei(finding){if(finding.frame.length===0)return null;const lines=finding.frame.map((line,index)=>{const number=finding.frameLine+index;const isIt=number===finding.line;return c("span",{class:isIt?"line it":"line"},c("span.number",number+" "),isIt?marked(f(line),finding):f(line).replace(/\t/g,"    "),"\n")});return c("pre.frame",{tabindex:"0","aria-label":"Code"},c("code",lines))}
function marked(line,finding){const bytes=new TextEncoder().encode(line);const decode=(from,to)=>new TextDecoder().decode(bytes.slice(from,to)).replace(/\t/g,"    ");const start=Math.max(0,finding.column-1);const end=finding.endLine>finding.line?bytes.length:Math.max(start,finding.endColumn-1);return[decode(0,start),c("mark",{class:finding.severity},decode(start,end)),decode(end)]}

"""#),
  (
    path: "Sources/LintReports/Page/inside.js",
    text: #"""
const ep={viper:["view-model builder service","view presenter interactor","- router entity"],vip:["view-model presenter builder","view - interactor","router entity service"],ribs:["service builder view-model","router interactor view","- entity presenter"]};function dm(main){const module=v(state.name);if(!module){main.append(c("h1","No such module"),c("p","This page knows no module ",c("code",state.name??""),". ",k({view:"modules"},"All modules")));return}
const missing=bc(module);main.append(c("h1","Module ",module.name),c("p.muted",module.folder," · ",module.isJudged?"role rules apply"
:"role rules do not apply: "+ac(module),missing.length>0&&module.isJudged?" · lacks "+missing.join(", "):""),c("p.links",k({view:"map",focus:module.label},"Focus on the map"),k({view:"map",reaches:module.label},"What reaches it"),module.findings.length>0&&k({view:"findings",module:module.label},e(module.findings.length,"finding"))),c("div.map-body",c("div.canvas scroll",dc(module))),module.findings.length>0&&c("section",c("h2","Findings"),by(al(module.findings)).slice(0,6).map(group=>o(group))),c("div.columns",bm("Uses",module.used,pair=>pair.from===module&&pair.to),bm("Used by",module.users,pair=>pair.to===module&&pair.from),en(module)))}
function bm(title,modules,other){const forbidden=new Set(report.pairs.filter(pair=>pair.isForbidden).map(other));return c("section",c("h2",title),modules.size===0?c("p.muted","no other module")
:bn([...modules].sort((a,b)=>forbidden.has(b)-forbidden.has(a)||a.index-b.index),forbidden))}
function bn(modules,forbidden){return c("ul.plain",modules.map(module=>c("li",k({view:"module",name:module.label},module.label,{class:forbidden?.has(module)?"error":""}),forbidden?.has(module)&&c("span.unseen",", forbidden"))))}
function en(module){return c("section",c("h2","Parts"),c("ul.plain",[...ah(module)].sort(cu).flatMap(([role,types])=>types.map(type=>c("li",c("span.part role-"+role,role)," ",type.name,c("span.muted"," "+type.declaration+" "),an(type.path,type.line,1))))))}
function dc(module){const places={};(ep[report.preset]??ep.viper).forEach((row,y)=>row.split(" ").forEach((role,x)=>{places[role]=[x,y]}));const width=210,gapX=110,gapY=70,lineHeight=17,most=7;const boxes=[...ah(module)].sort(cu).map(([role,types])=>({name:role,types,seat:places[role]}));let extra=0;for(const box of boxes){box.seat??=[extra%3,3+Math.floor(extra++/3)];box.height=34+lineHeight*Math.min(box.types.length,most+1);box.findings=module.findings.filter(finding=>(finding.subject?.role??"none")===box.name)}
const rows=[...new Set(boxes.map(box=>box.seat[1]))].sort();const columns=[...new Set(boxes.map(box=>box.seat[0]))].sort();let y=20;for(const row of rows){const inRow=boxes.filter(box=>box.seat[1]===row);const height=Math.max(...inRow.map(box=>box.height));for(const box of inRow)Object.assign(box,{x:20+columns.indexOf(box.seat[0])*(width+gapX),y:y+(height-box.height)/2,width});y+=height+gapY}
const arrows=[...p(bg(module.uses),use=>(use.from.role??"none")+"\n"+(use.to.role
??"none"))].map(([key,uses])=>{const[from,to]=key.split("\n").map(role=>boxes.find(box=>box.name===role));const total=uses=>uses.reduce((sum,use)=>sum+use.count,0);const broken=total(uses.filter(use=>use.isForbidden));return{from,to,uses:()=>uses,findings:[...new Set(uses.flatMap(use=>use.findings))],count:total(uses),broken,isForbidden:broken>0,isByContract:uses.every(use=>use.to.isContract)}}).filter(arrow=>arrow.from!==arrow.to).sort((a,b)=>a.isForbidden-b.isForbidden);const lines=arrows.map(arrow=>du(arrow,boxes));const room=20;const size=[columns.length*(width+gapX)-gapX+40+2*room,y-gapY+20+2*room];return l("svg",{viewBox:`${-room} ${-room} ${size[0]} ${size[1]}`,width:size[0],height:size[1],class:"graph",role:"group","aria-label":"Parts of "+module.name,...bv()},lines,boxes.map(box=>ev(box,most,lineHeight)))}
function ev(box,most,lineHeight){const n=box.types.length>most?[...box.types.slice(0,most),null]:box.types;return l("g",{class:"seat",transform:`translate(${box.x} ${box.y})`},l("rect",{class:"node role-"+box.name,width:box.width,height:box.height,rx:6}),l("text",{class:"role",x:10,y:20},box.name),box.findings.length>0&&er(box.findings,box.width-18,17),n.map((type,index)=>l("text",{x:10,y:40+index*lineHeight,class:type?.isContract?"contract":""},type?ar(type.name,27):"and "+(box.types.length-most)+" more",type
&&l("title",type.name))))}
function ar(f,length){return f.length>length?f.slice(0,length-1)+"…":f}
function du(arrow,boxes){const[from,to]=[arrow.from,arrow.to].map(ck);const length=Math.hypot(to.x-from.x,to.y-from.y)||1;const[sideX,sideY]=[-(to.y-from.y)/length,(to.x-from.x)/length];const between=boxes.map(ck).filter(box=>{box.reach=Math.abs(sideX)*box.w+Math.abs(sideY)*box.h;const[x,y]=[box.x-from.x,box.y-from.y],along=x*sideY-y*sideX;return Math.abs(x*sideX+y*sideY)<box.reach&&along>0&&along<length});const shift=[sideX*8,sideY*8];if(between.length===0)return ao(arrow,`M${bp(from, to, shift)} L${bp(to, from, shift)}`);const room=2*(Math.max(...between.map(box=>box.reach))+26);const top={x:(from.x+to.x)/2+sideX*room,y:(from.y+to.y)/2+sideY*room};return ao(arrow,`M${bp(from, top, [0, 0])} Q${[top.x, top.y]} ${bp(to, top, [0, 0])}`)}
function ck(box){return{x:box.x+box.width/2,y:box.y+box.height/2,w:box.width/2,h:box.height/2}}
function bp(box,other,[sideX,sideY]){const[dx,dy]=[other.x-box.x,other.y-box.y];const share=Math.min(dx===0?Infinity:(box.w-Math.sign(dx)*sideX)/Math.abs(dx),dy===0?Infinity:(box.h-Math.sign(dy)*sideY)/Math.abs(dy));return[box.x+sideX+dx*share,box.y+sideY+dy*share]}

"""#),
  (
    path: "Sources/LintReports/Page/later.js",
    text: #"""
const ag=[];let isAwake=!1;const ej=window.requestIdleCallback??(action=>setTimeout(action,20));function ak(job,isLast){if(isLast)ag.push(job);else ag.unshift(job);fa()}
function fa(){if(isAwake||ag.length===0)return;isAwake=!0;ej(()=>{isAwake=!1;try{ag.shift()?.()}finally{fa()}
},{timeout:200})}
function cq(list,items,item,done){const atOnce=20;list.items=items;const add=from=>{if(list.items!==items)return;list.append(...items.slice(from,from+atOnce).map(one=>item(one)));if(from+atOnce<items.length)ak(()=>add(from+atOnce));else done?.()};add(0)}
const ab=new Map();const ez=["#map","#modules","#findings","#map&as=matrix","#overview"];let eq;function bd(){clearTimeout(eq);eq=setTimeout(ak,99,di,!0)}
function ee(){for(const view of ab.values())view.remove();ab.clear();bd()}
function di(){const missing=ez.find(address=>address!==n.address&&!ab.has(address));if(!missing)return;ak(di,!0);if(!report.pairs)return cl();const current=state;state=av(missing);const view=c("div.waiting view view-"+state.view,{"aria-hidden":"true"});ab.set(missing,view);ak(()=>requestAnimationFrame(()=>ak(()=>view.classList.add("locked"))));try{cp(view)}finally{state=current}
}
function eb(view,part,isLong){if(view.classList.contains("waiting"))return ak(part);if(!isLong)return part();ag.unshift(part);requestAnimationFrame(()=>setTimeout(()=>{if(ag.includes(part))ag.splice(ag.indexOf(part),1)[0]()}))}

"""#),
  (
    path: "Sources/LintReports/Page/layout.js",
    text: #"""
const bx=80,rowGap=14,bendHeight=6;const es=190;function cn(item,next){return item.isBend&&next?.isBend?2:rowGap}
function fe(nodes,arrows,gap=bx){for(const node of nodes)Object.assign(node,{out:[],into:[]});for(const{from,to}of arrows){from.out.push(to);to.into.push(from)}
const connected=nodes.filter(node=>node.out.length+node.into.length>0);eh(connected);const edges=arrows.map(arrow=>{const isReversed=arrow.from.rank>arrow.to.rank;const[left,right]=isReversed?[arrow.to,arrow.from]:[arrow.from,arrow.to];return{arrow,isReversed,left,right}});const columns=ec(connected,edges);ch(columns);dw(columns);let x=0;for(const column of columns){const width=Math.max(...column.map(item=>item.width));for(const item of column)Object.assign(item,{x:x+(width-item.width)/2,left:x,right:x+width});x+=width+gap}
const right=Math.max(0,x-gap);const bottom=Math.max(0,...columns.flat().map(item=>item.y+item.height));ek(edges);return de(nodes.filter(node=>!connected.includes(node)),right,bottom)}
function eh(nodes){let rest=nodes;for(const node of nodes)Object.assign(node,{leaving:node.out.length,entering:node.into.length});const first=[],last=[];while(rest.length>0){const sink=rest.find(node=>node.leaving===0);const next=sink??rest.find(node=>node.entering===0)
??rest.reduce((best,node)=>node.leaving-node.entering>best.leaving-best.entering?node:best);(sink?last:first).push(next);rest=rest.filter(node=>node!==next);next.out.forEach(to=>to.entering--);next.into.forEach(from=>from.leaving--)}
[...first,...last.reverse()].forEach((node,index)=>{node.rank=index})}
function ec(nodes,edges){const sorted=[...nodes].sort((a,b)=>a.rank-b.rank);const leaving=p(edges,edge=>edge.left);const entering=p(edges,edge=>edge.right);for(const node of sorted)node.column=Math.max(0,...(entering.get(node)
??[]).map(edge=>edge.left.column+1));for(const node of[...sorted].reverse()){const next=(leaving.get(node)??[]).map(edge=>edge.right.column);if(next.length>0&&!entering.has(node))node.column=Math.min(...next)-1}
const columns=[];for(const item of sorted){Object.assign(item,{before:[],after:[]});(columns[item.column]??=[]).push(item)}
for(const edge of edges){edge.bends=[];let previous=edge.left;for(let column=edge.left.column+1;column<edge.right.column;column++){const bend={width:0,height:bendHeight,before:[],after:[],isBend:!0};dl(previous,bend);columns[column].push(bend);edge.bends.push(bend);previous=bend}
dl(previous,edge.right)}
return columns.filter(Boolean)}
function dl(left,right){left.after.push(right);right.before.push(left)}
function eo(columns,most){return Math.min(most,Math.max(4,Math.round(1e4/columns.flat().length)))}
function ch(columns){const number=column=>column.forEach((item,index)=>{item.order=index});columns.forEach(number);for(let sweep=eo(columns,14);sweep>0;sweep--){const isForward=sweep%2===0;const sequence=isForward?columns:[...columns].reverse();for(const column of sequence){for(const item of column){const near=isForward?item.before:item.after;item.weight=near.length===0?item.order:fd(near,"order")}
column.sort((a,b)=>a.weight-b.weight||a.order-b.order);number(column)}
}
}
function fd(items,key){let sum=0;for(let index=0;index<items.length;index++)sum+=items[index][key];return sum/items.length}
function dw(columns){for(const column of columns){let y=0;column.forEach((item,index)=>{item.middleY=y+item.height/2;y+=item.height+cn(item,column[index+1])})}
for(let round=eo(columns,10);round>0;round--){const isForward=round%2===0;for(const column of isForward?columns:[...columns].reverse()){fc(column,column.map(item=>{const[near,others]=isForward?[item.before,item.after]:[item.after,item.before];return fd(near.length>0?near:others,"middleY")-item.height/2}))}
}
const items=columns.flat();const top=Math.min(...items.map(item=>item.middleY-item.height/2));for(const item of items)item.y=(item.middleY-=top)-item.height/2}
function fc(column,wanted){let offset=0;const blocks=[];column.forEach((item,index)=>{let o={sum:wanted[index]-offset,count:1};item.offset=offset;offset+=item.height+cn(item,column[index+1]);while(blocks.length>0&&blocks.at(-1).sum/blocks.at(-1).count>o.sum/o.count){const before=blocks.pop();o={sum:before.sum+o.sum,count:before.count+o.count}}
blocks.push(o)});let index=0;for(const o of blocks){for(let rest=o.count;rest>0;rest--){const item=column[index++];item.middleY=o.sum/o.count+item.offset+item.height/2}
}
}
function ek(edges){const heights=edges.map(edge=>({edge,leftNext:(edge.bends[0]??edge.right).middleY,rightNext:(edge.bends.at(-1)??edge.left).middleY}));const spread=(side,next,name)=>{for(const[node,list]of p(heights,entry=>entry.edge[side])){list.sort((a,b)=>a[next]-b[next]);const gap=Math.min(7,(node.height-8)/list.length);list.forEach((entry,index)=>{entry.edge[name]=node.middleY+(index-(list.length-1)/2)*gap})}
};spread("left","leftNext","start");spread("right","rightNext","end");for(const edge of edges){const{left,right,start,end}=edge;const points=[[left.x+left.width,start],[left.right,start],...edge.bends.flatMap(bend=>[[bend.left,bend.middleY],[bend.right,bend.middleY]]),[right.left,end],[right.x,end]];edge.arrow.points=edge.isReversed?points.reverse():points;edge.arrow.isReversed=edge.isReversed}
}
function de(nodes,right,bottom){const width=Math.max(right,1200);let[x,y]=[0,bottom>0?bottom+56:0];const top=y;for(const node of nodes){if(x>0&&x+node.width>width){x=0;y+=node.height+rowGap}
Object.assign(node,{x,y});x+=node.width+rowGap}
const last=nodes.at(-1);return{width:nodes.length>0?width:right,height:last?y+last.height:bottom,otherTop:nodes.length>0&&bottom>0?top:null}}
function ff(points){let path="M"+points[0].map(t);for(let index=1;index<points.length;index++){const from=points[index-1],to=points[index];if(String(from)===String(to))continue;const x=t((from[0]+to[0])/2),y=t(to[1]);path+=`C${x} ${t(from[1])} ${x} ${y} ${t(to[0])} ${y}`}
return path}
function t(number){return Math.round(number*10)/10}

"""#),
  (
    path: "Sources/LintReports/Page/main.js",
    text: #"""
let report;let state;let n;const bu={overview:cd,map:eu,findings:ce,modules:db,module:dm};function start(){dp();state=av(location.hash,report.opening);ef();document.querySelector(".skip").addEventListener("click",event=>{event.preventDefault();ae("main").focus()});window.addEventListener("hashchange",()=>{const before=state;state=av(location.hash,report.opening);cf(before.view!==state.view)});window.addEventListener("beforeprint",()=>{while(ag.length>0)ag.shift()();n.querySelectorAll("details").forEach(part=>{part.open=!0})});window.addEventListener("keydown",event=>{if(event.key==="Escape"){ax(null);bq()}
const search=n.querySelector("[type=search]");if(event.key==="/"&&search&&!event.target.closest?.("input, select")){event.preventDefault();search.focus()}
});window.addEventListener("resize",ee);matchMedia("(prefers-color-scheme: dark)").addEventListener("change",ee);cf(!1)}
function ef(){ae("header").hidden=!1;ae("brand").append(c("span.chip",report.preset||"no preset"),da());const counts={findings:report.findings.filter(finding=>finding.isActive).length,modules:report.modules.length};for(const view in counts){document.querySelector(`nav [href="#${view}"]`).append(c("span.count",String(counts[view])))}
ae("footer").append("viperlint "+report.tool.version," · ",e(report.summary.files,"file"),", ",e(report.summary.lines,"line"))}
function cf(isOther){ax(null);aa.hidden=!0;let name;for(const k of document.querySelectorAll("nav a")){const isIt=k.hash==="#"+state.view||k.hash==="#modules"&&state.view==="module";k.ariaCurrent=isIt?"page":null;if(isIt)name=k.firstChild.data}
const before=n;before?.classList.add("waiting","locked");ak(()=>before?.remove());const key=address(state);n=ab.get(key);if(n){ab.delete(key);n.classList.remove("waiting");n.removeAttribute("aria-hidden")}else cp(n=c("div.view view-"+state.view));n.address=key;n.querySelector(".map-body")?.append(aa);bd();if(!isOther)return;window.scrollTo(0,0);ae("main").focus({preventScroll:!0});cw(state.view==="module"?"Module "+(state.name??""):name)}
function cp(view){ae("main").append(view);if(state.view!=="overview"&&state.view!=="findings")cl();bu[state.view](view)}
function da(){const{errors,warnings}=report.summary;const kind=report.distrust||errors>0?"error":warnings>0||!af()?"warning":"fine";return c("span.chip "+kind,[e(errors,"error"),e(warnings,"warning"),af()?"":"role rules do not apply",report.distrust].filter(Boolean).join(", "))}

"""#),
  (
    path: "Sources/LintReports/Page/map.js",
    text: #"""
const cr=250;let bb;function eu(main){const isMatrix=state.as==="matrix";const graph=cc(isMatrix?700:em);const cycles=dr(graph.nodes);main.append(c("h1","Map of modules"),dh(graph),...ew(graph,cycles));if(graph.nodes.length===0){main.append(c("p",report.modules.length===0?"No module was found."
:state.forbidden?"":"Nothing fits this selection. ",k({view:"map"},"Show all")));return}
const canvas=c("div.canvas scroll",{tabindex:"-1"});main.append(c("div.map-body",canvas));if(isMatrix)dt(canvas,graph);else if(graph.nodes.length<=cr)eb(main,()=>eg(main,canvas,graph),graph.arrows.length>40);else canvas.append(c("p.note","Too many boxes for a picture. ",k({...state,as:"matrix"},"The matrix")," shows them, or ",k({view:"map"},"folders as boxes"),"."))}
function dh(graph){const change=values=>go({...state,...values});const names=ae("modules");if(!names.firstChild)names.append(...report.modules.map(module=>c("option",{value:module.label})));const pick=(title,key)=>cb(title,"input",{list:"modules",value:state[key]??"",placeholder:"any module",change:({target:{value}})=>{if(value===""||v(value))change({[key]:value,open:undefined})}});const box=c("input",{type:"checkbox",checked:Boolean(state.forbidden),change:()=>change({forbidden:box.checked?"1":"",open:undefined})});const allOpen=[...graph.open].join("|");const everything=[];const each=folder=>{everything.push(folder.path);folder.children.forEach(each)};each(graph.tree);return c("form.controls",{submit:event=>event.preventDefault()},choice("Shown as",[["","graph"],["matrix","matrix"]],state.as??"",value=>change({as:value})),pick("Focus on","focus"),pick("What reaches","reaches"),c("label.check",box," forbidden only"),everything.length>1&&[m("Collapse all",()=>change({open:graph.tree.path||".",collapse:""})),everything.join("|")!==allOpen&&(state.as==="matrix"||graph.tree.all.length<=cr)
&&m("Expand all",()=>change({open:everything.join("|"),collapse:""}))],m("Reset",()=>go({view:"map",as:state.as})))}
function ew(graph,cycles){const broken=graph.arrows.filter(arrow=>arrow.isForbidden);const forbidden=broken.filter(arrow=>arrow.findings.length>0),known=broken.length-forbidden.length;const inCycles=graph.nodes.filter(node=>node.cycle!==undefined).length;const folders=graph.nodes.filter(node=>node.folder).length;const inside=report.modules.filter(module=>module.findings.length>0).length;const note=c("p.muted",e(graph.nodes.length-folders,"module"),folders>0&&" and "+e(folders,"folder"),", "+e(graph.arrows.length,"arrow"),forbidden.length>0&&[", ",c("b."+z(forbidden.flatMap(arrow=>arrow.findings)),forbidden.length+" forbidden")],known>0&&`, ${known} in the baseline`,graph.hidden>0&&", "+e(graph.hidden,"forbidden pair")+" inside of folders",cycles>0&&`; ${inCycles} boxes in ${e(cycles, "cycle")}`,". ",state.as==="matrix"?"A row uses a column. Arrow keys move, Enter shows the uses."
:"Left uses right. A click shows what is behind a box or an arrow. ",cycles>0&&state.as!=="matrix"&&c("span.cycle","Purple: cycles."));if(!state.forbidden||broken.length+graph.hidden>0||state.focus||state.reaches)return[note];return[note,c("p","No module uses another one against the rules",inside>0
&&["; ",k({view:"findings"},e(inside,"module"))," with findings inside"],".")]}
function eg(main,canvas,graph){const isHub=node=>!node.isMarked&&node.arrowsIn.length>Math.max(10,graph.nodes.length*0.4);bb??=document.createElement("canvas").getContext("2d");bb.font="600 13px system-ui, sans-serif";for(const node of graph.nodes){node.label=ar(node.name,34);const folder=node.parent?.path?node.parent.name:"";node.where=isHub(node)?`used by ${node.arrowsIn.length} of ${graph.nodes.length - 1}`
:node.folder?e(node.members.length,"module"):folder.length>26?"…"+folder.slice(-25):folder;const f=Math.max(bb.measureText(node.label).width,bb.measureText(node.where).width*0.85);node.width=Math.ceil(f+(node.findings.length>0?56:26));node.height=node.where?42:32}
const drawn=graph.arrows.filter(arrow=>arrow.isForbidden||!isHub(arrow.to));const ruled=drawn.filter(arrow=>arrow.isForbidden&&arrow.findings.length>0);const isLabelled=ruled.length<=20&&drawn.length<=40;const size=fe(graph.nodes,drawn,ruled.length>0&&isLabelled?es:bx);const apart=graph.nodes.filter(node=>size.otherTop!==null&&node.y>=size.otherTop);const arrows=[...drawn].sort((a,b)=>a.isForbidden-b.isForbidden);eb(main,()=>{const picture=l("svg",{class:"graph"+(drawn.length>140?" dense":""),role:"group","aria-label":"Graph of modules",viewBox:`-12 -12 ${size.width + 24} ${size.height + 24}`,...bv()},size.otherTop!==null&&l("text",{class:"note",x:0,y:size.otherTop-14},apart.some(isHub)
?"used by very many: those arrows are left out":"no uses between these and the others"),arrows.map(arrow=>ao(arrow,ff(arrow.points))),graph.nodes.map(node=>ed(node,graph)),isLabelled&&ruled.map(dv));canvas.append(cz(picture,size),picture)})}
function dv({points:[,from,to],findings}){return l("text",{class:"rule "+z(findings),"text-anchor":"middle","aria-hidden":"true",x:t((from[0]+to[0])/2),y:t((from[1]+to[1])/2-4)},cg(findings,finding=>finding.rule).map(({name,list})=>list.length>1?name+" "+list.length
:name).join(", "))}
function cz(picture,size){const room=window.innerWidth-79;let scale=Math.min(1,Math.max(0.7,room/(size.width+24)));const apply=()=>{picture.setAttribute("width",Math.round((size.width+24)*scale));picture.setAttribute("height",Math.round((size.height+24)*scale))};const button=(f,name,action)=>c("button",{type:"button",title:name,"aria-label":name,click:()=>{action();apply()}},f);apply();return c("div.zoom",button("−","Smaller",()=>{scale=Math.max(0.15,scale/1.25)}),button("+","Larger",()=>{scale=Math.min(3,scale*1.25)}),button("⤢","Fit",()=>{scale=Math.min(1,room/(size.width+24))}))}
function ao(arrow,path){const lines=()=>[ap(arrow),...au(arrow.findings)];const width=Math.min(5,1+Math.log2((arrow.isForbidden?arrow.broken:arrow.count)||1)/3);const isBack=arrow.isReversed&&arrow.from.cycle!==undefined&&arrow.from.cycle===arrow.to.cycle;const kind=arrow.isForbidden&&arrow.findings.length>0?z(arrow.findings):isBack?"back":"";arrow.shape=l("g",{class:"arrow "+kind+(arrow.isByContract?" by-contract":""),...(arrow.isForbidden?fb(lines):{"aria-hidden":"true"})},l("path",{class:"hit",d:path}),l("path",{class:"line",d:path,"stroke-width":t(width),"marker-end":`url(#head${kind && "-" + kind})`}));return Object.assign(arrow.shape,{lines,action:()=>bh(arrow)})}
function ed(node,graph){const lines=()=>[node.folder?node.folder.path:node.module.label,`uses ${node.arrowsOut.length}, used by ${node.arrowsIn.length}`,...au(node.findings)];const shape=l("g",{...fb(lines),class:"box"+(node.folder?" folder":"")
+(node.isMarked?" marked":"")+(node.cycle!==undefined?" cycle":""),transform:`translate(${t(node.x)} ${t(node.y)})`},l("rect",{class:"node",width:node.width,height:node.height,rx:node.folder?2:7}),l("text",{x:12,y:node.where?18:node.height/2+4.5,class:"name"},node.label),node.where&&l("text",{x:12,y:33,class:"where"},node.where),node.findings.length>0&&er(node.findings,node.width-18,node.height/2));return Object.assign(shape,{lines,arrows:[...node.arrowsOut,...node.arrowsIn],action:()=>ci(node,graph)})}
function er(findings,x,y){return l("g",{class:"badge "+z(findings),transform:`translate(${x} ${y})`},l("rect",{x:-13,y:-10,width:26,height:20,rx:10}),l("text",{"text-anchor":"middle",y:4},findings.length>99?"99+":String(findings.length)))}

"""#),
  (
    path: "Sources/LintReports/Page/matrix.js",
    text: #"""
const j=190,labelHeight=150;function dt(frame,graph){const{nodes}=graph;const cell=Math.max(10,Math.min(22,Math.floor((window.innerWidth-265)/nodes.length)));const size=cell*nodes.length;let cursor=null;const at=(row,column)=>nodes[row].arrowsOut.find(arrow=>arrow.to===nodes[column]);const paint=()=>df(area,frame,nodes,cell,cursor);const describe=(row,column)=>{const arrow=at(row,column);if(row===column)return[nodes[row].name,e(nodes[row].findings.length,"finding")];return arrow?[ap(arrow),...au(arrow.findings)]
:[`${nodes[row].name} does not use ${nodes[column].name}`]};const open=(row,column)=>{const arrow=at(row,column);if(row===column)ci(nodes[row],graph);else if(arrow)bh(arrow)};const located=event=>{const box=area.getBoundingClientRect();const[x,y]=[event.clientX-box.left-j,event.clientY-box.top-labelHeight];const[column,row]=[Math.floor((x+frame.scrollLeft)/cell),Math.floor((y+frame.scrollTop)/cell)];if(y>=0&&row<nodes.length)return[row,x>=0&&column<nodes.length?column:row];return x>=0&&column<nodes.length?[column,column]:null};const point=event=>{const found=located(event);if(!found)return ax(null);if(String(cursor)!==String(found)){cursor=found;paint()}
ax(describe(...found),event.clientX,event.clientY)};const move=event=>{const step={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[event.key];if(event.key==="Enter"&&cursor)return open(...cursor);if(!step)return;event.preventDefault();let[row,column]=cursor??[0,0];const isInside=()=>row>=0&&column>=0&&row<nodes.length&&column<nodes.length;if(cursor){do{row+=step[0];column+=step[1]}while(event.shiftKey&&isInside()&&!at(row,column))}
if(!isInside())return;cursor=[row,column];cw(describe(row,column).join(", "));frame.scrollTo({left:column*cell-300,top:row*cell-150});paint()};const area=c("canvas.matrix",{tabindex:"0",role:"application","aria-label":
"Dependency matrix: arrow keys move, with Shift to a use, Enter opens it",mousemove:point,keydown:move,mouseleave:()=>ax(null),click:event=>{const found=located(event);if(found)open(...found)}});const room=c("div",area);room.style.width=j+size+"px";room.style.height=labelHeight+size+"px";frame.append(room);frame.addEventListener("scroll",()=>requestAnimationFrame(paint));const first=graph.arrows.find(arrow=>arrow.isForbidden);if(first)frame.scrollTo(first.to.index*cell-300,first.from.index*cell-150);new ResizeObserver(paint).observe(frame)}
function df(area,frame,nodes,cell,cursor){const[width,height]=[area.width,area.height]=[frame.clientWidth,frame.clientHeight];const paint=area.getContext("2d");const style=getComputedStyle(frame);const colors=Object.fromEntries(["paper","ink","line","grid","use","error","cycle","warning","accent"]
.map(name=>[name,style.getPropertyValue("--"+name)]));const{scrollLeft,scrollTop}=frame;const x=node=>j+node.index*cell-scrollLeft;const y=node=>labelHeight+node.index*cell-scrollTop;const seen=(scroll,room)=>nodes.slice(Math.floor(scroll/cell),Math.ceil((scroll+room)/cell));const rows=seen(scrollTop,height-labelHeight),columns=seen(scrollLeft,width-j);const end={index:nodes.length};const[right,bottom]=[Math.min(width,x(end)),Math.min(height,y(end))];const rectangle=(ds,...box)=>{paint.fillStyle=ds;paint.fillRect(...box)};const folderOf=node=>(node?.folder??node?.parent)?.path;const line=node=>folderOf(node)!==folderOf(nodes[node.index-1])?colors.line:colors.grid;paint.font=Math.min(12,cell)+"px system-ui, sans-serif";rectangle(colors.paper,0,0,width,height);for(const node of rows)rectangle(line(node),j,y(node),right-j,1);for(const node of columns)rectangle(line(node),x(node),labelHeight,1,bottom-labelHeight);paint.textAlign="center";for(const node of rows){rectangle(colors.grid,x(node),y(node),cell,cell);for(const arrow of node.arrowsOut)dz(paint,arrow,x(arrow.to),y(node),cell,colors)}
if(cursor){paint.strokeStyle=colors.accent;paint.strokeRect(0.5,y(nodes[cursor[0]])+0.5,right,cell);paint.strokeRect(x(nodes[cursor[1]])+0.5,0.5,cell,bottom)}
const font=Math.min(12,cell);const label=(node,x,y,room)=>{paint.fillStyle=node.findings.length>0?colors[z(node.findings)]:colors.ink;paint.fillText(ar(node.name,Math.floor(330/font)),x,y,room)};rectangle(colors.paper,0,0,j,height);paint.textAlign="right";for(const node of rows)label(node,j-6,y(node)+cell/2+font/3,j-8);rectangle(colors.paper,0,0,width,labelHeight);paint.textAlign="left";paint.rotate(-Math.PI/2);for(const node of columns)label(node,6-labelHeight,x(node)+cell/2+font/3,labelHeight-8);paint.resetTransform();rectangle(colors.paper,0,0,j,labelHeight)}
function dz(paint,arrow,x,y,cell,colors){if(x<j-cell)return;paint.globalAlpha=arrow.isForbidden?1:Math.min(1,0.35+Math.log10(arrow.count+1)/3);paint.fillStyle=arrow.findings.length>0?colors[z(arrow.findings)]:colors.use;paint.fillRect(x+1,y+1,cell-1,cell-1);paint.globalAlpha=1;if(arrow.from.cycle!==undefined&&arrow.from.cycle===arrow.to.cycle){paint.strokeStyle=colors.cycle;paint.strokeRect(x+1.5,y+1.5,cell-2,cell-2)}
if(cell<16)return;paint.fillStyle=colors.paper;paint.fillText(arrow.count>99?"99+":String(arrow.count),x+cell/2+0.5,y+cell/2+4,cell-3)}

"""#),
  (
    path: "Sources/LintReports/Page/modules.js",
    text: #"""
function be(module){const all=module.used.size+module.users.size;return all===0?null:module.used.size/all}
function ah(module){return module.parts??=p(module.types,type=>type.role??"none")}
function bc(module){const parts=ah(module);return(fh[report.preset]??[]).filter(role=>!parts.has(role))}
function ac(module){if(module.isJudged)return"";const missing=bc(module);return missing.length>0?"lacks "+missing.join(", "):"does not have the parts that the pattern needs"}
const u=[["module","Module",module=>module.label.toLowerCase()],["folder","Folder",module=>module.folder.toLowerCase()],["parts","Parts",module=>ah(module).size],["missing","Missing",module=>bc(module).length],["out","Uses",module=>module.used.size],["in","Used by",module=>module.users.size],["instability","Instability",module=>be(module)??-1],["judged","Role rules",module=>Number(module.isJudged)],["findings","Findings",module=>module.findings.length]];function db(main){const body=c("tbody");let limit=100;const count=c("p.muted",{role:"status"});const change=(key,value)=>{bf({[key]:value});fillRows()};const sort=()=>state.sort??"findings";const heads=u.map(([name,title])=>c("th",{scope:"col"},m(title,()=>change("sort",sort()===name?"-"+name:name))));const fillRows=()=>{const column=u.find(([name])=>name===sort().replace("-",""))??u.at(-1);const words=(state.q??"").toLowerCase();const chosen=report.modules.filter(module=>
(module.label+"\n"+module.folder).toLowerCase().includes(words)
&&(!state.judged||module.isJudged===Number(state.judged)));for(const module of chosen)module.key=column[2](module);const isUp=(typeof chosen[0]?.key==="string")!==sort().startsWith("-");chosen.sort((a,b)=>(a.key<b.key?-1:a.key>b.key?1:0)*(isUp?1:-1)
||a.index-b.index);body.replaceChildren();cq(body,chosen.slice(0,limit),ea);count.replaceChildren(e(chosen.length,"module"));if(chosen.length>limit){count.append(", "+limit+" of them here. ",m("Show all",()=>{limit=Infinity;fillRows()}))}
heads.forEach((head,index)=>{head.ariaSort=u[index]!==column?null:isUp?"ascending":"descending"})};const form=bl("name or folder",change,choice("Role rules",[["","all modules"],["1","apply"],["0","do not apply"]],state.judged??"",value=>change("judged",value)));main.append(c("h1","Modules"),form,count,c("div.scroll",c("table.modules",c("caption.unseen","Modules with their parts and couplings"),c("thead",c("tr",heads)),body)));fillRows()}
function ea(module){const unstable=be(module);const missing=bc(module);return c("tr",{},c("th",{scope:"row"},k({view:"module",name:module.label},module.name)),c("td.path",module.folder.split("/").map((name,index)=>index>0?["/",c("wbr"),name]:name)),c("td",[...ah(module)].sort(cu).map(([role,types])=>
c("span",{class:"part role-"+role,title:types.map(type=>type.name).join(", ")},role+(types.length>1?" "+types.length:"")))),c("td.muted",missing.join(", ")),c("td.number",String(module.used.size)),c("td.number",String(module.users.size)),c("td.number",unstable===null?"–":unstable.toFixed(2)),c("td",{title:ac(module)},module.isJudged?"apply":c("span.muted","do not apply")),c("td.number",module.findings.length>0
?k({view:"findings",module:module.label},String(module.findings.length),{class:z(module.findings)}):"0"))}
const bt=["builder","view","view-model","presenter","interactor","entity","service","router","app"];function cu([a],[b]){const rank=role=>{const at=bt.indexOf(role);return at<0?bt.length:at};return rank(a)-rank(b)||(a<b?-1:1)}

"""#),
  (
    path: "Sources/LintReports/Page/overview.js",
    text: #"""
function cd(main){const active=report.findings.filter(finding=>finding.isActive);const{summary}=report;main.append(c("h1.title",bk()));if(report.choice)main.append(c("p.muted",ad(report.choice)));main.append(c("dl.cards",ay("errors",summary.errors,summary.errors>0?"error":"",{view:"findings",severity:"error"}),ay("warnings",summary.warnings,summary.warnings>0?"warning":"",{view:"findings",severity:"warning"}),ay("fixed by `--fix`",active.filter(finding=>finding.isFixable).length,"",{view:"findings",fix:"1"}),ay("modules",summary.modules,"",{view:"modules"}),aq()&&ay("role rules apply to",summary.judgedModules,af()?"":"warning",{view:"modules",judged:"1"}),active.length>0&&ay("between modules",bi().length,"",{view:"map",forbidden:"1"}),summary.baselined>0&&ay("in the baseline",summary.baselined),summary.suppressed>0&&ay("suppressed",summary.suppressed)));if(report.problems.length>0)main.append(dd());const columns=c("div.columns");const count=key=>cg(active,key).map(({name,list})=>[name,list.length,z(list)]);if(active.length>0){columns.append(az("Findings by rule",count(finding=>finding.rule),"rule",name=>report.rules.find(rule=>rule.id===name)?.summary),az("Modules with most findings",count(finding=>finding.module?.label).slice(0,12),"module"),az("Findings by role",count(finding=>finding.subject?.role),"role"))}
const roles=Object.entries(report.roles).sort((a,b)=>b[1]-a[1]);if(roles.length>0){columns.append(az("Types by role",roles.map(([role,number])=>[role,number,"role-"+role])))}
main.append(columns);if(summary.baselined>0)main.append(bj());if(report.history.length>0)main.append(cm(report.history))}
function aq(){return report.preset!=="none"&&report.preset!==""&&report.summary.files>0}
function af(){return!aq()||report.summary.gated}
function bk(){const{errors,warnings,files}=report.summary;const fatal=report.problems.filter(problem=>problem.fatal).length;if(fatal>0)return"Incomplete: "+e(fatal,"problem")+" of the run.";if(errors+warnings===0&&!af()){return`Role rules do not apply: no module in ${e(files, "file")} has the parts of ${report.preset}.`}
if(errors+warnings===0)return"No boundary is crossed in "+e(files,"file")+".";return[errors>0&&e(errors,"error"),warnings>0&&e(warnings,"warning")].filter(Boolean)
.join(" and ")+" in "+e(files,"file")+"."}
function ay(name,value,kind="",target){const n=aw(value);return c("div.card "+kind,c("dt",ad(name)),c("dd",target&&value!==0?k(target,n,{"aria-label":n+" "+name.replaceAll("`","")}):n))}
function az(title,entries,key,explain){const most=Math.max(...entries.map(([,number])=>number));return c("section.ranking",c("h2",title),c("ol",entries.map(([name,number,kind])=>c("li",key?k({view:"findings",[key]:name},name):c("span",name),fg(number/most,kind),c("span.number",aw(number)),explain?.(name)&&c("span.muted explanation",ad(explain(name)))))))}
function dd(){return c("section",c("h2","About the run"),c("ul.problems",report.problems.map(problem=>
c("li",{class:problem.severity},problem.path&&c("code",ba(problem.path,problem.line))," ",problem.message,problem.rule&&c("span.chip",problem.rule)))))}
function bj(){const{errors,warnings,baselined}=report.summary;const all=errors+warnings+baselined;return c("section",c("h2","Baseline"),c("p",e(baselined,"known finding")," of ",String(all)," wait in the baseline."),fg(baselined/all,"known"))}
function cm(history){const width=720,height=180,left=40,bottom=24;const errors=entry=>entry.errors,all=entry=>entry.errors+entry.warnings;const most=Math.max(1,...history.map(all));const x=index=>left+(width-left-10)*(history.length===1?1:index/(history.length-1));const y=value=>height-bottom-(height-bottom-12)*value/most;const line=value=>history.map((entry,index)=>x(index)+","+y(value(entry)));const area=(low,high)=>[...line(high),...line(low).reverse()].join(" ");const label=(at,f,anchor)=>l("text",{x:at,y:height-6,"text-anchor":anchor},f);const picture=l("svg",{viewBox:`0 0 ${width} ${height}`,class:"history",role:"img","aria-label":"Findings over time; the table below has the figures"},[0,most].map(value=>[l("line",{class:"axis",x1:left,x2:width-10,y1:y(value),y2:y(value)}),l("text",{x:left-6,y:y(value)+4,"text-anchor":"end"},String(value))]),l("polygon",{class:"errors",points:area(()=>0,errors)}),l("polygon",{class:"warnings",points:area(errors,all)}),history.map((entry,index)=>l("circle",{cx:x(index),cy:y(all(entry)),r:3},l("title",`${entry.day}: ${e(entry.errors, "error")}, ${e(entry.warnings, "warning")}`))),history.length>1&&label(x(0),history[0].day,"start"),label(x(history.length-1),history.at(-1).day,"end"));const rules=[...new Set(history.flatMap(entry=>Object.keys(entry.rules)))].sort();return c("section",c("h2","Trend"),picture,c("details",c("summary","Figures, by rule"),c("div.scroll",c("table",{},c("thead",c("tr",["run","errors","warnings","baselined",...rules].map(name=>c("th",{scope:"col"},name)))),c("tbody",history.map(entry=>c("tr",c("th",{scope:"row"},entry.day),[entry.errors,entry.warnings,entry.baselined,...rules.map(rule=>entry.rules[rule]??0)].map(value=>
c("td",String(value))))))))))}

"""#),
  (
    path: "Sources/LintReports/Page/page.css",
    text: #"""
:root {
--paper: #ffffff; --ground: #f6f7f9; --ink: #1d2430; --quiet: #5c6675; --line: #d6dbe3; --grid: #eceff3;
--accent: #0b5cad; --use: #4a6fa5; --error: #c8202f; --error-ground: #fdecee; --warning: #8f5b00;
--warning-ground: #fff4da; --fine: #1c7a3d; --fine-ground: #e5f6ea; --cycle: #7b2fb5; --mark: #ffe08a;
--view: #dbe9ff; --interactor: #f3ddf7; --presenter: #fff3c9; --router: #d3f2f2; --entity: #dcf5d9;
--other: #eef0f3;
}
@media (prefers-color-scheme: dark) {
:root {
--paper: #171b22; --ground: #0f1217; --ink: #e4e8ee; --quiet: #9aa5b4; --line: #343c48; --grid: #232a34;
--accent: #74b2ff; --use: #7ea6dd; --error: #ff6b76; --error-ground: #3d1a20; --warning: #f0b64a;
--warning-ground: #3a2c0f; --fine: #6fd08c; --fine-ground: #15341f; --cycle: #cf94ff; --mark: #6b5312;
--view: #1f3658; --interactor: #44284b; --presenter: #4b3f16; --router: #174546; --entity: #20432a;
--other: #2a313c;
}
}
* { box-sizing: border-box; }
html { scroll-padding-top: 60px; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, sans-serif; }
a, .words { color: var(--accent); }
a { text-decoration-thickness: 1px; text-underline-offset: 2px; }
code, pre { font: 0.88em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
h1 { font-size: 1.35rem; margin: 0 0 0.4rem; }
h1.title { font-size: 1.7rem; }
h2 { font-size: 1.05rem; margin: 1.4rem 0 0.5rem; }
h3 { font-size: 1rem; margin: 0 0 0.4rem; font-weight: 600; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
main { padding: 1.2rem 1.5rem 2rem; outline: none; }
.view { display: flow-root; max-width: calc(1240px - 3rem); margin: 0 auto; }
.view-map, .view-module, .view-modules { max-width: none; }
.waiting { height: 0; overflow: hidden; }
.waiting.locked { content-visibility: hidden; }
@supports not (content-visibility: hidden) { .waiting.locked { display: none; } }
footer { padding: 1rem 1.5rem; color: var(--quiet); font-size: 0.85rem; text-align: center; }
header { position: sticky; top: 0; z-index: 3; display: flex; flex-wrap: wrap; gap: 0.3rem 1.5rem;
align-items: center;
padding: 0 1.5rem; background: var(--paper); border-bottom: 1px solid var(--line); }
.brand { font-weight: 700; padding: 0.6rem 0; display: flex; gap: 0.5rem; align-items: center; }
nav { display: flex; gap: 0.3rem; margin-left: auto; }
nav a { padding: 0.65rem 0.8rem; text-decoration: none; color: var(--ink); border-bottom: 3px solid transparent; }
nav a:hover { background: var(--grid); }
nav a[aria-current] { border-color: var(--accent); color: var(--accent); font-weight: 600; }
.count { color: var(--quiet); font-size: 0.8em; margin-left: 0.35em; font-weight: 400; }
.chip { font-size: 0.8rem; font-weight: 500; padding: 0.05rem 0.5rem; border-radius: 1rem; background: var(--grid);
color: var(--ink); text-decoration: none; white-space: nowrap; }
a.chip:hover { text-decoration: underline; }
.chip.error { background: var(--error-ground); color: var(--error); }
.chip.warning { background: var(--warning-ground); color: var(--warning); }
.chip.fine { background: var(--fine-ground); color: var(--fine); }
.muted, .number { color: var(--quiet); }
.error { color: var(--error); }
.warning { color: var(--warning); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -999px; z-index: 9; background: var(--paper); padding: 0.6rem 1rem; }
.skip:focus { left: 0.5rem; top: 0.5rem; }
.scroll { overflow: auto; }
.plain { list-style: none; padding: 0; margin: 0; overflow-wrap: anywhere; }
[hidden] { display: none !important; }
.cards { display: flex; flex-wrap: wrap; gap: 0.7rem; margin: 1rem 0; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 0.6rem 0.9rem;
min-width: 118px; }
.card dt { color: var(--quiet); font-size: 0.82rem; }
.card dd { margin: 0; font-size: 1.55rem; font-weight: 650; line-height: 1.2; }
.card dd a { color: inherit; text-decoration: none; }
.card dd a:hover { text-decoration: underline; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(380px, 1fr)); gap: 0 2.2rem; }
.ranking ol { list-style: none; padding: 0; margin: 0; }
.ranking li { display: grid; grid-template-columns: minmax(130px, 46%) 1fr 3.2em; gap: 0 0.7rem; align-items: center;
padding: 0.13rem 0; }
.ranking li > :first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.ranking .number { text-align: right; font-variant-numeric: tabular-nums; }
.bar { display: block; height: 10px; background: var(--grid); border-radius: 5px; overflow: hidden; }
.bar-fill { display: block; height: 100%; background: var(--use); border-radius: 5px; }
.bar-fill.error { background: var(--error); }
.bar-fill.warning { background: var(--warning); }
.problems { padding-left: 1.2rem; }
.history { width: 100%; max-width: 760px; background: var(--paper); border: 1px solid var(--line);
border-radius: 8px; }
.history text { font-size: 12px; fill: var(--quiet); }
.history .axis { stroke: var(--line); }
.history .errors { fill: var(--error); opacity: 0.75; }
.history .warnings { fill: var(--warning); opacity: 0.6; }
.history circle { fill: var(--ink); }
.controls { display: flex; flex-wrap: wrap; gap: 0.5rem 0.9rem; align-items: end; margin: 0.6rem 0; }
.field { display: flex; flex-direction: column; font-size: 0.82rem; color: var(--quiet); max-width: 240px; }
[role=search] > :first-child { flex: 1 1 260px; max-width: 420px; }
.check { padding-bottom: 0.35rem; }
input:not([type=checkbox]), select { font: inherit; font-size: 0.95rem; padding: 0.3rem 0.45rem; color: var(--ink);
background: var(--paper); border: 1px solid var(--line); border-radius: 6px; width: 100%; }
.words { background: none; border: 0; padding: 0.1rem 0; font: inherit; cursor: pointer; text-align: left; }
.words:hover { text-decoration: underline; }
.words.error { color: var(--error); }
.controls .words { padding-bottom: 0.35rem; }
.settings { font-size: 0.9rem; color: var(--quiet); }
summary { cursor: pointer; }
.block { background: var(--paper); border: 1px solid var(--line); border-left: 4px solid var(--warning);
border-radius: 6px;
padding: 0.7rem 0.9rem; margin: 0.7rem 0; break-inside: avoid; content-visibility: auto;
contain-intrinsic-size: auto 210px; }
.block.error { border-left-color: var(--error); color: inherit; }
.block.warning { color: inherit; }
.block p { margin: 0.35rem 0; }
.block h3 code { font-weight: 600; }
.block h3 { overflow-wrap: anywhere; }
.severity { font-size: 0.78rem; text-transform: uppercase; letter-spacing: 0.03em; }
.where { display: flex; flex-wrap: wrap; gap: 0.2rem 0.8rem; align-items: baseline; font-size: 0.9rem; }
.links { display: flex; flex-wrap: wrap; gap: 0.2rem 1.1rem; }
.frame { background: var(--ground); border-radius: 6px; padding: 0.5rem 0.7rem; margin: 0.5rem 0; overflow: auto; }
.frame code { overflow-wrap: normal; }
.frame .line { color: var(--quiet); }
.frame .it { color: var(--ink); }
.frame .number { display: inline-block; min-width: 3.2em; user-select: none; }
mark { background: var(--mark); color: inherit; border-bottom: 2px solid var(--warning); }
mark.error { border-color: var(--error); color: inherit; }
table { border-collapse: collapse; width: 100%; background: var(--paper); font-size: 0.92rem; }
th, td { text-align: left; padding: 0.3rem 0.7rem; border-bottom: 1px solid var(--grid); vertical-align: top; }
thead th { position: sticky; top: 0; background: var(--paper); border-bottom: 1px solid var(--line);
white-space: nowrap; }
thead .words { font-weight: 600; color: inherit; }
th[aria-sort] .words::after { content: " ▼"; font-size: 0.7em; }
th[aria-sort=ascending] .words::after { content: " ▲"; }
tbody th { font-weight: 600; overflow-wrap: anywhere; }
.modules { table-layout: fixed; min-width: 1100px; }
.modules th, .modules td { padding: 0.3rem 0.5rem; }
.modules th { width: 15%; }
.modules th:nth-child(2) { width: 18%; }
.modules th:nth-child(3) { width: auto; }
.modules th:nth-child(4) { width: 6.2rem; }
.modules th:nth-child(5) { width: 4.2rem; }
.modules th:nth-child(6) { width: 5.9rem; }
.modules th:nth-child(n + 7) { width: 6.8rem; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
.path { color: var(--quiet); font-size: 0.85rem; overflow-wrap: break-word; }
.part { display: inline-block; white-space: nowrap; font-size: 0.78rem; padding: 0 0.4rem;
margin: 0 0.2rem 0.15rem 0; border-radius: 4px;
background: var(--other); }
.role-view, .role-view-model { background: var(--view); fill: var(--view); }
.role-interactor, .role-service { background: var(--interactor); fill: var(--interactor); }
.role-presenter { background: var(--presenter); fill: var(--presenter); }
.role-router, .role-builder, .role-app { background: var(--router); fill: var(--router); }
.role-entity { background: var(--entity); fill: var(--entity); }
.bar-fill[class*=role-] { filter: saturate(2.2) brightness(0.85); }
@media (prefers-color-scheme: dark) { .bar-fill[class*=role-] { filter: saturate(1.4) brightness(2.1); } }
.explanation { grid-column: 1 / -1; font-size: 0.8rem; margin-bottom: 0.25rem; }
.map-body { display: flex; gap: 1rem; align-items: flex-start; }
.canvas { flex: 1 1 auto; min-width: 0; background: var(--paper); border: 1px solid var(--line); border-radius: 8px;
height: calc(100vh - 250px); min-height: 420px; position: relative; }
.view-module .canvas { height: auto; min-height: 0; }
.matrix { display: block; position: sticky; left: 0; top: 0; }
.matrix:focus-visible { outline-offset: -2px; }
.zoom { position: sticky; left: 8px; top: 8px; width: max-content; display: flex; gap: 4px; padding-bottom: 8px;
z-index: 1; }
.zoom button { width: 30px; height: 30px; font-size: 16px; border: 1px solid var(--line); border-radius: 6px;
cursor: pointer;
background: var(--paper); color: var(--ink); }
#panel { flex: 0 0 400px; max-height: max(420px, 100vh - 250px); overflow: auto; position: sticky; top: 66px;
font-size: 0.92rem;
background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 0.8rem 1rem; }
#panel h2 { margin: 0 1.6rem 0.5rem 0; outline: none; overflow-wrap: anywhere; }
#panel h3 { margin-top: 0.7rem; }
.close { float: right; border: 0; background: none; color: var(--quiet); font-size: 1.4rem; line-height: 1;
cursor: pointer; }
p.note { padding: 0 1rem; }
.uses { padding-left: 1.1rem; }
.uses li { margin-bottom: 0.4rem; overflow-wrap: anywhere; }
.edit { white-space: nowrap; }
.graph { display: block; margin: auto; }
.graph text { fill: var(--ink); font-size: 12px; }
.graph .name { font-weight: 600; font-size: 13px; }
.graph .where, .graph .note, .graph .role { fill: var(--quiet); font-size: 11px; }
.graph .role { font-weight: 600; text-transform: uppercase; letter-spacing: 0.05em; }
.graph .contract { font-style: italic; }
.node { stroke: var(--line); stroke-width: 1.2; }
.box .node { fill: var(--view); }
.box.folder .node { fill: var(--other); stroke-dasharray: 4 3; stroke: var(--quiet); }
.box.marked .node { stroke: var(--accent); stroke-width: 3; }
.box.cycle .node { stroke: var(--cycle); }
.box, .arrow { cursor: pointer; }
.box:hover .node, .box:focus .node { stroke: var(--accent); stroke-width: 2.4; }
.box:focus, .arrow:focus { outline: none; }
.badge.error rect { fill: var(--error); }
.badge.warning rect { fill: var(--warning); }
.badge text { fill: var(--paper); font-weight: 700; font-size: 11px; }
.arrow path { fill: none; }
.arrow .hit { stroke: transparent; stroke-width: 10; }
.arrow .line { stroke: var(--use); opacity: 0.6; }
.dense .arrow .line { opacity: 0.28; }
.arrow.by-contract .line { stroke-dasharray: 6 4; }
.arrow.back .line { stroke: var(--cycle); }
.dense .arrow.back .line { opacity: 0.4; }
.arrow.error .line { stroke: var(--error); opacity: 1; }
.arrow.warning .line { stroke: var(--warning); opacity: 1; }
.graph .rule { font-size: 11px; font-weight: 600; stroke: var(--paper); stroke-width: 4; paint-order: stroke; }
.graph .rule.error { fill: var(--error); }
.graph .rule.warning { fill: var(--warning); }
span.cycle { color: var(--cycle); }
.fading .arrow .line { opacity: 0.08; }
.fading .arrow.near .line, .arrow:hover .line, .arrow:focus .line { opacity: 1; stroke-width: 3; }
.head { fill: var(--use); }
.head.error { fill: var(--error); }
.head.warning { fill: var(--warning); }
.head.back { fill: var(--cycle); }
#hint { position: fixed; z-index: 9; max-width: 420px; background: var(--ink); color: var(--paper);
padding: 0.35rem 0.6rem;
border-radius: 6px; font-size: 0.85rem; pointer-events: none; overflow-wrap: anywhere; }
@media (max-width: 800px) {
.map-body { flex-direction: column; }
#panel { flex-basis: auto; width: 100%; position: static; }
.columns { grid-template-columns: 1fr; }
}
@media (prefers-reduced-motion: no-preference) { .arrow .line { transition: opacity 0.12s; } }
@media (forced-colors: active) { .bar-fill { background: CanvasText; } }
@media print {
:root { color-scheme: light; }
body { background: none; font-size: 11pt; }
header { position: static; }
nav, .controls, .settings, .zoom, .edit, .skip, .close { display: none; }
main { padding: 0; }
.view { max-width: none; }
.waiting { display: none; }
.scroll { overflow: visible; }
.canvas { height: auto; border: 0; }
.graph { width: 100%; height: auto; }
.block { content-visibility: visible; }
}

"""#),
  (
    path: "Sources/LintReports/Page/page.html",
    text: #"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{{policy}}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>{{title}}</title>
<style>{{style}}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header id="header" hidden>
<div class="brand" id="brand">viperlint</div>
<nav aria-label="Views"><a href="#overview">Overview</a><a href="#map">Map</a><a href="#findings">Findings</a><a
href="#modules">Modules</a></nav>
</header>
<main id="main" tabindex="-1"></main>
<footer id="footer"></footer>
<aside id="panel" aria-label="Details" hidden></aside>
<div id="hint" role="tooltip" hidden></div>
<p id="status" class="unseen" role="status" aria-live="polite"></p>
<datalist id="modules"></datalist>
<svg class="unseen" aria-hidden="true">
<marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"
markerUnits="userSpaceOnUse"><path class="head" d="M0 0 L8 4 L0 8 z"/></marker>
<marker id="head-error" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"
markerUnits="userSpaceOnUse"><path class="head error" d="M0 0 L8 4 L0 8 z"/></marker>
<marker id="head-warning" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"
markerUnits="userSpaceOnUse"><path class="head warning" d="M0 0 L8 4 L0 8 z"/></marker>
<marker id="head-back" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"
markerUnits="userSpaceOnUse"><path class="head back" d="M0 0 L8 4 L0 8 z"/></marker>
</svg>
<noscript>
<h1>{{title}}</h1>
<p>This page draws itself with a script of its own. Switch on JavaScript to read it.</p>
</noscript>
<script type="application/json" id="report">{{data}}</script>
<script>{{script}}</script>
</body>
</html>

"""#),
  (
    path: "Sources/LintReports/Page/panel.js",
    text: #"""
const aa=ae("panel");function bw(title,...content){if(!aa.contains(document.activeElement))aa.opener=document.activeElement;const heading=c("h2",{tabindex:"-1"},title);aa.replaceChildren(c("button",{type:"button",class:"close","aria-label":"Close",click:bq},"×"),heading,...content.flat().filter(Boolean));aa.hidden=!1;ax(null);heading.focus({preventScroll:!0})}
function bq(){if(aa.hidden)return;aa.hidden=!0;aa.opener?.focus?.()}
function ct(a,b){return b.isForbidden-a.isForbidden||b.count-a.count}
function ap(arrow){return`${arrow.from.name} uses ${arrow.to.name}: ${e(arrow.count, "use")}`
+(arrow.isByContract?", by its contracts":"")
+(!arrow.isForbidden?"":arrow.findings.length===0?", in the baseline"
:`, ${arrow.broken || arrow.findings.length} forbidden`)}
function bh(arrow){const most=120;const sorted=arrow.uses().sort(ct);bw(ap(arrow),al(arrow.findings).slice(0,20).map(group=>o(group)),c("ul.uses",sorted.slice(0,most).map(use=>c("li",{class:use.isForbidden?"error":""},c("b",use.from.name)," "+ex(use.way)+" ",c("b",use.to.name),use.count>1
?" × "+use.count:"",c("div.muted",c("code",ba(use.path,use.line)),an(use.path,use.line,1)),use.code&&c("pre.frame",use.code)))),sorted.length>most&&c("p.muted","and "+(sorted.length-most)+" more"))}
function ex(way){return{inherits:"inherits from",signature:"names in its interface"}[way]??way}
function ci(node,graph){const{module,folder}=node;const toggle=(path,isOpen)=>{const open=new Set(graph.open);if(isOpen)open.add(path);else open.delete(path);return{...state,open:[...open].join("|")||".",collapse:""}};const label=module?.label;const actions=c("p.links",module&&[k({view:"module",name:label},"Look inside"),k({...state,focus:label,reaches:"",open:undefined},"Focus"),k({...state,reaches:label,focus:"",open:undefined},"What reaches it")],folder&&k(toggle(folder.path,!0),"Open the folder"),module&&node.parent.path&&node.parent.path!==graph.tree.path
&&k(toggle(node.parent.path,!1),"Collapse "+node.parent.name));const list=(title,arrows,other)=>arrows.length>0&&c("section",c("h3",title),c("ul.plain",[...arrows].sort(ct).map(arrow=>
c("li",m(arrow[other].name,()=>bh(arrow),{class:"words"+(arrow.isForbidden?" error":"")}),c("span.muted"," "+arrow.count)))));bw(folder?folder.path+"/":module.name,actions,module&&c("p.muted",module.folder,module.isJudged?""
:" · role rules do not apply: "+ac(module)),list("Uses",node.arrowsOut,"to"),list("Used by",node.arrowsIn,"from"),folder&&c("details",c("summary",e(folder.all.length,"module")),bn(folder.all)),node.findings.length>0&&c("h3",e(node.findings.length,"finding")),al(node.findings).slice(0,12).map(group=>o(group)))}

"""#),
  (
    path: "Sources/LintReports/Page/selection.js",
    text: #"""
const em=45,handful=12,most=100;function ca(){const[focus,reached]=[v(state.focus),v(state.reaches)];let{modules,pairs}=report;if(reached){const found=new Set([reached]);for(const module of found)for(const user of module.users)found.add(user);modules=[...found]}
if(focus){const near=new Set([focus,...focus.users,...focus.used]);modules=modules.filter(module=>near.has(module)).concat(focus);pairs=pairs.filter(({from,to})=>from===focus||to===focus)}
if(state.forbidden){const column=report.uses.columns.indexOf("isForbidden");pairs=dj(pairs.flatMap(pair=>pair.isForbidden?pair.rows.filter(row=>row[column]):[]));const ends=new Set(pairs.flatMap(({from,to})=>from===to?[]:[from,to]));for(const{module,target}of bi()){if(!focus||module===focus||target===focus)ends.add(module).add(target)}
modules=modules.filter(module=>ends.has(module))}
return{modules:new Set(modules),pairs,marked:focus??reached}}
function bi(){return report.findings.filter(finding=>finding.isActive&&finding.module&&finding.target
&&finding.module!==finding.target)}
function bo(modules,path="",name="",depth=0){const groups=p(modules,module=>
(module.steps??=module.folder.split("/").filter(step=>step&&step!=="."))[depth]);const own=groups.get(undefined)??[];groups.delete(undefined);const children=[];for(const[step,inside]of groups){if(inside.length===1)own.push(inside[0]);else children.push(bo(inside,path?path+"/"+step:step,step,depth+1))}
if(own.length===0&&children.length===1){const[child]=children;return{...child,name:name?name+"/"+child.name:child.name}}
children.sort((a,b)=>a.path<b.path?-1:1);own.sort((a,b)=>a.index-b.index);return{path,name,children,modules:own,all:[...children.flatMap(child=>child.all),...own]}}
function dg(tree,limit,marked){const open=new Set([tree.path]);if(state.open!==undefined)return new Set([tree.path,...state.open.split("|")]);if(state.collapse){const patterns=state.collapse.split("|").map(ey);const visit=folder=>{if(patterns.some(pattern=>pattern.test(folder.path)))return;open.add(folder.path);folder.children.forEach(visit)};visit(tree);return open}
for(let folder=tree;folder;folder=folder.children.find(child=>child.all.includes(marked))){open.add(folder.path)}
const parts=s(tree,open);const size=folder=>folder.children.length+folder.modules.length;for(;;){const room=(parts.length<handful?Math.max(limit,most):limit)-parts.length+1;const[largest]=parts.filter(({folder})=>folder&&size(folder)<=room)
.sort((a,b)=>b.folder.all.length-a.folder.all.length||(a.folder.path<b.folder.path?-1:1));if(!largest)return open;open.add(largest.folder.path);parts.splice(parts.indexOf(largest),1,...s(largest.folder,open))}
}
function ey(pattern){const escaped=pattern.replace(/\/+$/,"").replace(/[.+^${}()|[\]\\]/g,"\\$&");const words={"**/":"(?:.*/)?","**":".*","*":"[^/]*","?":"[^/]"};return new RegExp("^"+escaped.replace(/\*\*\/|\*\*|\*|\?/g,part=>words[part])+"(?:/.*)?$")}
function s(folder,open){return[...folder.children.flatMap(child=>open.has(child.path)?s(child,open)
:[{folder:child}]),...folder.modules.map(module=>({module,parent:folder}))]}
function cc(limit){const{modules,pairs,marked}=ca();const tree=bo(report.modules.filter(module=>modules.has(module)));const open=dg(tree,limit,marked);const nodes=s(tree,open).map(({folder,module,parent},index)=>({index,folder,module,parent,members:folder?folder.all:[module],name:folder?folder.name+"/"
:module.name,isMarked:marked&&module===marked,arrowsOut:[],arrowsIn:[]}));const nodeOf=new Map(nodes.flatMap(node=>node.members.map(module=>[module,node])));const found=new Map();const arrowOf=(from,to)=>{const key=from.index*100000+to.index;if(!found.has(key)){const pairs=[];found.set(key,{from,to,pairs,findings:new Set(),count:0,broken:0,isForbidden:!1,uses:()=>bg(pairs.flatMap(pair=>pair.rows))})}
return found.get(key)};let hidden=0;for(const pair of pairs){const[from,to]=[nodeOf.get(pair.from),nodeOf.get(pair.to)];if(!from||!to)continue;if(from===to){if(pair.from!==pair.to&&pair.isForbidden)hidden++;continue}
const arrow=arrowOf(from,to);arrow.pairs.push(pair);arrow.count+=pair.count;arrow.broken+=pair.broken;arrow.isForbidden||=pair.isForbidden;if(pair.ruled.length===0)continue;for(const use of bg(pair.ruled))use.findings.forEach(finding=>arrow.findings.add(finding))}
for(const node of nodes)node.findings=node.members.flatMap(module=>module.findings);for(const finding of bi()){const[from,to]=[nodeOf.get(finding.module),nodeOf.get(finding.target)];if(!from||!to||from===to)continue;if(marked&&state.focus&&finding.module!==marked&&finding.target!==marked)continue;const arrow=arrowOf(from,to);arrow.findings.add(finding);arrow.isForbidden=!0}
const arrows=[...found.values()].sort((a,b)=>a.from.index-b.from.index
||a.to.index-b.to.index);for(const arrow of arrows){arrow.findings=[...arrow.findings];arrow.from.arrowsOut.push(arrow);arrow.to.arrowsIn.push(arrow)}
return{nodes,arrows,open,tree,marked,hidden}}
function dr(nodes){let next=0,cycles=0;const stack=[];const visit=node=>{node.low=node.number=next++;node.isOnStack=!0;stack.push(node);for(const{to}of node.arrowsOut){if(to.number===undefined)visit(to);if(to.isOnStack)node.low=Math.min(node.low,to.low)}
if(node.low!==node.number)return;const members=stack.splice(stack.indexOf(node));for(const member of members){member.isOnStack=!1;if(members.length>1)member.cycle=cycles}
if(members.length>1)cycles++};nodes.forEach(node=>{if(node.number===undefined)visit(node)});return cycles}

"""#),
  (
    path: "Sources/LintReports/Page/state.js",
    text: #"""
function av(hash,opening){const parts=hash.slice(1).split("&").filter(Boolean);if(parts.length===0)return{view:"overview",...opening};const state={};for(const part of parts){const equals=part.indexOf("=");try{if(equals<0)state.view??=decodeURIComponent(part);else state[part.slice(0,equals)]=decodeURIComponent(part.slice(equals+1))}catch{}
}
if(state.finding)state.view??="findings";if(!Object.hasOwn(bu,state.view))state.view="overview";return state}
function address(state){const{view,...rest}=state;const values=Object.entries(rest).filter(([,value])=>(value??"")!=="");return"#"+[view,...values.map(([key,value])=>key+"="+encodeURIComponent(value))].join("&")}
function k(state,f,attributes){return c("a",{href:address(state),...attributes},f)}
function go(state){location.hash=address(state)}
function bf(values){state={...state,...values};history.replaceState(null,"",address(state))}

"""#),
]
