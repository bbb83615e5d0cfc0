// swift-format-ignore-file
// Generated from Sources/LintReports/Page. Refresh: VIPERLINT_REGENERATE=1 swift test --filter 'FreshnessTests|CatalogueTests'

let pageFiles: [(path: String, text: String)] = [
  (
    path: "Sources/LintReports/Page/data.js",
    text: #"""
const core={viper:["view","presenter","interactor","router"],vip:["view","interactor","presenter"],ribs:["builder","router","interactor"],};function unpacked(table){const names=table.columns.map(name=>name.replace("$",""));const isText=table.columns.map(name=>name[0]==="$");return table.rows.map((row,index)=>{const object={index};for(let column=0;column<names.length;column++){object[names[column]]=isText[column]?text(row[column]):row[column];}
return object;});}
function text(number){return report.texts[number]??null;}
function readReport(){report=JSON.parse(byId("report").textContent);const party=row=>row
&&{name:text(row[0]),role:text(row[1]),module:text(row[2]),path:text(row[3]),line:row[4]};const findings=unpacked(report.findings);const modules=unpacked(report.modules);for(const module of modules){Object.assign(module,{types:[],uses:[],users:new Set(),used:new Set(),findings:[]});}
const byName=grouped(modules,module=>module.name);for(const module of modules){module.label=byName.get(module.name).length>1?module.name+" ("+module.folder+")":module.name;}
for(const finding of findings){finding.subject=party(finding.subject);finding.object=party(finding.object);finding.isActive=finding.standing===null;finding.module=moduleOf(finding.subject??finding.object,byName);finding.target=moduleOf(finding.object,byName);if(finding.module&&finding.isActive)finding.module.findings.push(finding);}
Object.assign(report,{findings,modules,groups:groupsOf(findings)});}
function linkUses(){if(report.pairs)return;const{modules}=report;report.types=unpacked(report.types);for(const type of report.types)modules[type.module].types.push(type);report.pairs=pairsOf(report.uses.rows);for(const{from,to,rows}of report.pairs){if(from===to)from.uses=rows;else{from.used.add(to);to.users.add(from);}
}
}
function pairsOf(rows){const{types,modules,uses}=report;const[from,to,count,isForbidden,rules]=["from","to","count","isForbidden","$rules"]
.map(name=>uses.columns.indexOf(name));const pairs=new Map();for(const row of rows){const source=types[row[from]].module,target=types[row[to]].module;const key=source*modules.length+target;let pair=pairs.get(key);if(!pair){pair={from:modules[source],to:modules[target],rows:[],ruled:[],count:0,isForbidden:false};pairs.set(key,pair);}
pair.rows.push(row);pair.count+=row[count];pair.isForbidden||=row[isForbidden]>0;if(row[rules]>=0)pair.ruled.push(row);}
return[...pairs.values()];}
function readUses(rows){const key=(name,module,way,rule)=>[name,module,way,rule].join("\n");report.forbidden??=grouped(report.findings.filter(finding=>finding.isActive),({subject,use,rule})=>
key(subject?.name,subject?.module,use,rule));const uses=unpacked({columns:report.uses.columns,rows});for(const use of uses){[use.from,use.to]=[report.types[use.from],report.types[use.to]];use.findings=(use.rules?.split(" ")??[]).flatMap(rule=>
report.forbidden.get(key(use.from.name,report.modules[use.from.module].name,use.way,rule))??[]);}
return uses;}
function moduleOf(party,byName){const modules=party?.module?byName.get(party.module)??[]:[];return modules.find(module=>(party.path??"").startsWith(module.folder+"/"))??modules[0]??null;}
function moduleCalled(name){return report.modules.find(module=>module.label===name)??report.modules.find(module=>module.name===name);}
function grouped(values,key){const groups=new Map();for(const value of values){const name=key(value);if(groups.has(name))groups.get(name).push(value);else groups.set(name,[value]);}
return groups;}
function groupsOf(findings){const key=finding=>JSON.stringify([finding.rule,finding.subject?.name??finding.path,finding.object?.name,finding.standing]);return[...grouped(findings,key).values()];}
function ranked(values,key){return[...grouped(values,key)].filter(([name])=>name).map(([name,list])=>({name,list}))
.sort((a,b)=>b.list.length-a.list.length||(a.name<b.name?-1:1));}
function worst(findings){return findings.some(finding=>finding.severity==="error")?"error":"warning";}
function place(path,line){return line>0?path+":"+line:path;}

"""#),
  (
    path: "Sources/LintReports/Page/dom.js",
    text: #"""
function make(name,...content){return fill(tag=>document.createElement(tag),name,content);}
function draw(name,...content){return fill(tag=>document.createElementNS("http://www.w3.org/2000/svg",tag),name,content);}
function fill(create,name,content){const dot=name.indexOf(".");const element=create(dot<0?name:name.slice(0,dot));if(dot>0)element.setAttribute("class",name.slice(dot+1));const attributes=content[0]?.constructor===Object?content.shift():{};for(const key in attributes){const value=attributes[key];if(typeof value==="function")element.addEventListener(key,value);else if((value??false)!==false)element.setAttribute(key,value===true?"":value);}
for(const child of content.flat(3))if(child)element.append(typeof child==="string"?visible(child):child);return element;}
function visible(text){return text.replace(/[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g,mark=>"\\u{"+mark.charCodeAt().toString(16)+"}");}
function byId(id){return document.getElementById(id);}
function counted(number,noun){if(number===1)return"1 "+noun;return inFigures(number)+" "+(/[^aeiou]y$/.test(noun)?noun.slice(0,-1)+"ies":noun+"s");}
function inFigures(number){return String(number).replace(/\B(?=(\d{3})+$)/g,",");}
function announce(text){byId("status").textContent=text;}
function bar(share,kind){const inner=make("span.bar-fill "+(kind??""));inner.style.width=Math.max(1,Math.round(share*100))+"%";return make("span.bar",{"aria-hidden":"true"},inner);}
function wordButton(text,action,attributes){return make("button",{type:"button",class:"words",click:action,...attributes},text);}
function field(title,name,attributes,...content){return make("label.field",make("span",title),make(name,{spellcheck:"false",...attributes},content));}
function choice(title,options,value,change){return field(title,"select",{change:event=>change(event.target.value)},options.map(([key,text])=>make("option",{value:key,selected:key===value},text)));}
function searchForm(placeholder,change,...controls){return make("form.controls",{role:"search",submit:event=>event.preventDefault()},field("Search (press /)","input",{type:"search",value:state.q??"",placeholder,input:event=>change("q",event.target.value)}),controls);}
function hint(lines,x,y){const box=byId("hint");box.hidden=!lines;if(!lines)return;box.replaceChildren(...lines.map(line=>make("div",line)));const left=Math.min(x+14,window.innerWidth-box.offsetWidth-8);const below=y+18+box.offsetHeight<window.innerHeight;box.style.left=Math.max(4,left)+"px";box.style.top=(below?y+18:y-box.offsetHeight-10)+"px";}
function ruleLines(findings){return ranked(findings,finding=>finding.rule).map(rule=>"✗ "+rule.name+": "+rule.list.length);}
function reactions(){let last;const light=isOn=>{if(!last?.arrows)return;last.ownerSVGElement.classList.toggle("fading",isOn);for(const arrow of last.arrows)arrow.shape?.classList.toggle("near",isOn);};const of=event=>event.target.closest(".box, .arrow");const point=(event,shape)=>{if(shape!==last){light(false);last=shape;light(true);}
if(!shape)return hint(null);const box=shape.getBoundingClientRect();hint(shape.lines(),event.clientX??box.left+box.width/2,event.clientY??box.bottom-10);};const show=event=>point(event,of(event)),hide=event=>point(event,null);return{mousemove:show,focusin:show,mouseleave:hide,focusout:hide,click:event=>of(event)?.action(),keydown:event=>{if(event.key!=="Enter"&&event.key!==" ")return;event.preventDefault();of(event)?.action();}};}
function stop(lines){return{tabindex:"0",role:"button","aria-label":lines().join(", ")};}

"""#),
  (
    path: "Sources/LintReports/Page/editor.js",
    text: #"""
const editors={vscode:["VS Code","vscode://file{file}:{line}:{column}"],xcode:["Xcode (copies an xed command)","xed --line {line} {file}"],custom:["another, by its address",""],};function remembered(key){try{return localStorage.getItem("viperlint."+key);}catch{return null;}}
function remember(key,value){try{localStorage.setItem("viperlint."+key,value);}catch{}}
const editor={editor:remembered("editor")??"vscode",pattern:remembered("pattern")??"",root:remembered("root")??folderOfPage(),};function folderOfPage(){if(location.protocol!=="file:")return"";try{return decodeURIComponent(location.pathname.replace(/\/[^/]*$/,""));}catch{return"";}
}
function editorLink(path,line,column){const pattern=editor.editor==="custom"?editor.pattern:(editors[editor.editor]??editors.vscode)[1];const isCommand=!/^[a-z][a-z0-9+.-]*:/i.test(pattern);const file=(path.startsWith("/")?"":editor.root.replace(/\/$/,"")+"/")+path;const quoted=isCommand?"'"+file.replaceAll("'","'\\''")+"'"
:encodeURI(file).replace(/[#?&]/g,encodeURIComponent);const values={file:quoted,line:line||1,column:column||1};const target=pattern.replace(/\{(file|line|column)\}/g,(whole,key)=>values[key]);if(!isCommand)return make("a.edit",{href:target,title:target},"Open in editor");return wordButton("Copy command",async event=>{const button=event.currentTarget;try{await navigator.clipboard.writeText(target);button.textContent="Copied";}catch{button.textContent=target;}
},{title:target});}
function editorSettings(changed){const set=(key,value)=>{remember(key,editor[key]=value);changed();};const entry=(title,key,placeholder)=>field(title,"input",{type:"text",value:editor[key],placeholder,change:event=>set(key,event.target.value.trim())});const pattern=entry("Address","pattern","my-editor://{file}:{line}:{column}");pattern.hidden=editor.editor!=="custom";return make("details.settings",make("summary","Editor links"),make("div.controls",choice("Editor",Object.entries(editors).map(([key,[name]])=>[key,name]),editor.editor,name=>{pattern.hidden=name!=="custom";set("editor",name);}),pattern,entry("Folder of the project on this machine","root","/Users/me/App")));}

"""#),
  (
    path: "Sources/LintReports/Page/findings.js",
    text: #"""
const blocksAtOnce=60;const filters=[["Rule","rule","all rules",finding=>finding.rule],["Role","role","all roles",finding=>finding.subject?.role],["Module","module","all modules",finding=>finding.module?.label],["Severity","severity","all",finding=>finding.severity],["Standing","standing","all",finding=>finding.standing??"active"],["Owner","owner","all",finding=>finding.owner],];function showFindings(main){const list=make("div.blocks");const count=make("p.muted",{role:"status"});const change=(key,value)=>{changeState({finding:undefined,[key]:value});fillBlocks(list,count);};main.append(make("h1","Findings"),searchForm("type, path, message…",change,filters.map(([label,key,all,read])=>{const values=[...new Set(report.findings.map(read).filter(Boolean))].sort();return values.some(value=>value!=="active")&&choice(label,[["",all],...values.map(value=>
[value,value])],state[key]??"",value=>change(key,value));})),editorSettings(()=>fillBlocks(list,count)),count,list);fillBlocks(list,count);}
function chosenGroups(){const words=(state.q??"").toLowerCase().split(/\s+/).filter(Boolean);const set=filters.filter(([,key])=>state[key]);const fits=finding=>(!state.finding||finding.fingerprint===state.finding)
&&(!state.fix||finding.isFixable)
&&set.every(([,key,,read])=>read(finding)===state[key])
&&words.every(word=>searched(finding).includes(word));if(state.finding)return report.groups.filter(group=>group.some(fits));const groups=report.groups.map(group=>group.filter(fits)).filter(group=>group.length>0);return["error","warning"].flatMap(severity=>groups.filter(group=>worst(group)===severity));}
function searched(finding){return finding.searched??=[finding.rule,finding.path,finding.message,finding.subject?.name,finding.module?.label,finding.object?.name,finding.fingerprint].join("\n").toLowerCase();}
function fillBlocks(list,count){const groups=chosenGroups();const number=groups.reduce((sum,group)=>sum+group.length,0);list.replaceChildren();addBlocks(list,groups,0,blocksAtOnce);const isFiltered=address(state)!=="#findings";count.replaceChildren(groups.length>0?counted(number,"finding")+" in "+counted(groups.length,"block")
+(isFiltered?" fit the filters. ":". ")
:state.finding?"This page has no finding "+state.finding+": it may be fixed. "
:isFiltered?"No finding fits the filters. ":"Nothing crosses a boundary. ",isFiltered?link({view:"findings"},"Show all"):"");}
function addBlocks(list,groups,from,number){const{finding}=state;fillList(list,groups.slice(from,from+number),group=>block(group,finding),()=>{const rest=groups.length-from-number;if(rest<=0)return;const button=wordButton("Show "+counted(Math.min(rest,500),"more block"),()=>{button.remove();addBlocks(list,groups,from+number,500);list.children[from+number].querySelector("a, button").focus();});list.append(button);});}
function block(group,linked){const first=group.find(finding=>finding.fingerprint===linked)??group[0];const{rule,severity,subject,object}=first;const others=group.filter(finding=>finding!==first);const declared=[subject,object].filter(party=>party?.path);return make("article",{class:"block "+severity,"aria-label":severity+": "+first.message},make("h3",make("span.severity "+severity,severity)," ",message(first.message)),make("p.where",make("code",place(first.path,first.line)),editorLink(first.path,first.line,first.column),link({view:"findings",finding:first.fingerprint},"Link",{title:"The address of this finding"}),link({view:"findings",rule},rule,{class:"chip"}),first.module&&moduleLink(first.module),first.standing&&make("span.chip",first.standing),first.owner&&make("span.chip",first.owner),first.isFixable&&make("span.chip fine","--fix removes it")),frame(first),first.chain.length>0&&make("p.way",make("b","Way: "),subject?.name??"",first.chain.map(([name,type,path,line])=>[" → ",make("span",{title:place(text(path),line)},text(name)+(text(type)?": "+text(type):""))])),first.remedy&&make("p",make("b","Instead: "),message(first.remedy)),declared.length>0&&make("p.muted","Declared: ",declared.map((party,index)=>
[index>0&&", ",party.name+" ",make("code",place(party.path,party.line))])),others.length>0&&make("p.muted","Also: ",others.slice(0,40).map((finding,index)=>[index>0&&", ",link({view:"findings",finding:finding.fingerprint},finding.path===first.path?"line "+finding.line:place(finding.path,finding.line))]),others.length>40&&", and "+(others.length-40)+" more"));}
function message(text){return text.split("`").map((part,index)=>index%2===1?make("code",part):part);}
function moduleLink(module){return link({view:"module",name:module.label},module.name,{class:"chip",title:"Module"});}
function frame(finding){if(finding.frame.length===0)return null;const lines=finding.frame.map((line,index)=>{const number=finding.frameLine+index;const isIt=number===finding.line;return make("span",{class:isIt?"line it":"line"},make("span.number",number+" "),isIt?marked(text(line),finding):text(line).replace(/\t/g,"    "),"\n");});return make("pre.frame",{tabindex:"0","aria-label":"Code"},make("code",lines));}
function marked(line,finding){const bytes=new TextEncoder().encode(line);const decode=(from,to)=>new TextDecoder().decode(bytes.slice(from,to)).replace(/\t/g,"    ");const start=Math.max(0,finding.column-1);const end=finding.endLine>finding.line?bytes.length:Math.max(start,finding.endColumn-1);return[decode(0,start),make("mark",{class:finding.severity},decode(start,end)),decode(end)];}

"""#),
  (
    path: "Sources/LintReports/Page/inside.js",
    text: #"""
const seats={viper:["view-model builder service","view presenter interactor","- router entity"],vip:["view-model presenter builder","view - interactor","router entity service"],ribs:["service builder view-model","router interactor view","- entity presenter"],};function showModule(main){const module=moduleCalled(state.name);if(!module){main.append(make("h1","No such module"),make("p","This page knows no module ",make("code",state.name??""),". ",link({view:"modules"},"All modules")));return;}
const missing=lacking(module);main.append(make("h1","Module ",module.name),make("p.muted",module.folder," · ",module.isJudged?"role rules apply"
:"role rules do not apply: "+whyNotJudged(module),missing.length>0&&module.isJudged?" · lacks "+missing.join(", "):""),make("p.links",link({view:"map",focus:module.label},"Focus on the map"),link({view:"map",reaches:module.label},"What reaches it"),module.findings.length>0&&link({view:"findings",module:module.label},counted(module.findings.length,"finding"))),make("div.map-body",make("div.canvas scroll",seatPicture(module))),make("div.columns",neighbours("Uses",module.used),neighbours("Used by",module.users),partList(module)));}
function neighbours(title,modules){return make("section",make("h2",title),modules.size===0?make("p.muted","no other module")
:moduleList([...modules].sort((a,b)=>a.index-b.index)));}
function moduleList(modules){return make("ul.plain",modules.map(module=>
make("li",link({view:"module",name:module.label},module.label))));}
function partList(module){return make("section",make("h2","Parts"),make("ul.plain",module.types.map(type=>
make("li",make("span.part role-"+type.role,type.role??"none")," ",type.name,make("span.muted"," "+type.declaration+" "),editorLink(type.path,type.line,1)))));}
function seatPicture(module){const places={};(seats[report.preset]??seats.viper).forEach((row,y)=>row.split(" ").forEach((role,x)=>{places[role]=[x,y];}));const width=210,gapX=110,gapY=70,lineHeight=17,most=7;const boxes=[...partsOf(module)].sort(byRole).map(([role,types])=>({name:role,types,seat:places[role]}));let extra=0;for(const box of boxes){box.seat??=[extra%3,3+Math.floor(extra++/3)];box.height=34+lineHeight*Math.min(box.types.length,most+1);}
const rows=[...new Set(boxes.map(box=>box.seat[1]))].sort();const columns=[...new Set(boxes.map(box=>box.seat[0]))].sort();let y=20;for(const row of rows){const inRow=boxes.filter(box=>box.seat[1]===row);const height=Math.max(...inRow.map(box=>box.height));for(const box of inRow)Object.assign(box,{x:20+columns.indexOf(box.seat[0])*(width+gapX),y:y+(height-box.height)/2,width});y+=height+gapY;}
const arrows=[...grouped(readUses(module.uses),use=>(use.from.role??"none")+"\n"+(use.to.role
??"none"))].map(([key,uses])=>{const[from,to]=key.split("\n").map(role=>boxes.find(box=>box.name===role));return{from,to,uses:()=>uses,findings:[...new Set(uses.flatMap(use=>use.findings))],count:uses.reduce((sum,use)=>sum+use.count,0),isForbidden:uses.some(use=>use.isForbidden),isByContract:uses.every(use=>use.to.isContract)};}).filter(arrow=>arrow.from!==arrow.to).sort((a,b)=>a.isForbidden-b.isForbidden);const size=[columns.length*(width+gapX)-gapX+40,y-gapY+20];return draw("svg",{viewBox:`0 0 ${size[0]} ${size[1]}`,width:size[0],height:size[1],class:"graph",role:"group","aria-label":"Parts of "+module.name,...reactions()},boxes.map(box=>seatBox(box,most,lineHeight)),arrows.map(seatArrow));}
function seatBox(box,most,lineHeight){const shown=box.types.length>most?[...box.types.slice(0,most),null]:box.types;return draw("g",{class:"seat",transform:`translate(${box.x} ${box.y})`},draw("rect",{class:"node role-"+box.name,width:box.width,height:box.height,rx:6}),draw("text",{class:"role",x:10,y:20},box.name),shown.map((type,index)=>draw("text",{x:10,y:40+index*lineHeight,class:type?.isContract?"contract":""},type?shortened(type.name,27):"and "+(box.types.length-most)+" more",type
&&draw("title",type.name))));}
function shortened(text,length){return text.length>length?text.slice(0,length-1)+"…":text;}
function seatArrow(arrow){const[from,to]=[arrow.from,arrow.to].map(box=>
({x:box.x+box.width/2,y:box.y+box.height/2,w:box.width/2,h:box.height/2}));const length=Math.hypot(to.x-from.x,to.y-from.y)||1;const shift=[-(to.y-from.y)/length*8,(to.x-from.x)/length*8];const[start,end]=[edgeOf(from,to,shift),edgeOf(to,from,shift)];return arrowShape(arrow,`M${start} L${end}`);}
function edgeOf(box,other,[sideX,sideY]){const[dx,dy]=[other.x-box.x,other.y-box.y];const share=Math.min(dx===0?Infinity:(box.w-Math.sign(dx)*sideX)/Math.abs(dx),dy===0?Infinity:(box.h-Math.sign(dy)*sideY)/Math.abs(dy));return[box.x+sideX+dx*share,box.y+sideY+dy*share];}

"""#),
  (
    path: "Sources/LintReports/Page/later.js",
    text: #"""
const jobs=[];let isAwake=false;const whenIdle=window.requestIdleCallback??(action=>setTimeout(action,20));function later(job,isLast){if(isLast)jobs.push(job);else jobs.unshift(job);wake();}
function wake(){if(isAwake||jobs.length===0)return;isAwake=true;whenIdle(()=>{isAwake=false;try{jobs.shift()?.();}finally{wake();}
},{timeout:200});}
function fillList(list,items,item,done){const atOnce=20;list.items=items;const add=from=>{if(list.items!==items)return;list.append(...items.slice(from,from+atOnce).map(one=>item(one)));if(from+atOnce<items.length)later(()=>add(from+atOnce));else done?.();};add(0);}
const waiting=new Map();const awaited=["#map","#modules","#findings","#map&as=matrix","#overview"];let pause;function prepareSoon(){clearTimeout(pause);pause=setTimeout(later,99,prepare,true);}
function forget(){for(const view of waiting.values())view.remove();waiting.clear();prepareSoon();}
function prepare(){const missing=awaited.find(address=>address!==shown.address&&!waiting.has(address));if(!missing)return;later(prepare,true);if(!report.pairs)return linkUses();const current=state;state=readState(missing);const view=make("div.waiting view view-"+state.view,{"aria-hidden":"true"});waiting.set(missing,view);later(()=>requestAnimationFrame(()=>later(()=>view.classList.add("locked"))));try{fillView(view);}finally{state=current;}
}
function inTurn(view,part){if(view.classList.contains("waiting"))later(part);else part();}

"""#),
  (
    path: "Sources/LintReports/Page/layout.js",
    text: #"""
const columnGap=80,rowGap=14,bendHeight=6;function gapBelow(item,next){return item.isBend&&next?.isBend?2:rowGap;}
function layOut(nodes,arrows){for(const node of nodes)Object.assign(node,{out:[],into:[]});for(const{from,to}of arrows){from.out.push(to);to.into.push(from);}
const connected=nodes.filter(node=>node.out.length+node.into.length>0);cutCycles(connected);const edges=arrows.map(arrow=>{const isReversed=arrow.from.rank>arrow.to.rank;const[left,right]=isReversed?[arrow.to,arrow.from]:[arrow.from,arrow.to];return{arrow,isReversed,left,right};});const columns=inColumns(connected,edges);orderColumns(columns);placeRows(columns);let x=0;for(const column of columns){const width=Math.max(...column.map(item=>item.width));for(const item of column){item.x=x+(width-item.width)/2;item.middle=x+width/2;}
x+=width+columnGap;}
const right=Math.max(0,x-columnGap);const bottom=Math.max(0,...columns.flat().map(item=>item.y+item.height));setPorts(edges);return placeOthers(nodes.filter(node=>!connected.includes(node)),right,bottom);}
function cutCycles(nodes){let rest=nodes;for(const node of nodes)Object.assign(node,{leaving:node.out.length,entering:node.into.length});const first=[],last=[];while(rest.length>0){const sink=rest.find(node=>node.leaving===0);const next=sink??rest.find(node=>node.entering===0)
??rest.reduce((best,node)=>node.leaving-node.entering>best.leaving-best.entering?node:best);(sink?last:first).push(next);rest=rest.filter(node=>node!==next);next.out.forEach(to=>to.entering--);next.into.forEach(from=>from.leaving--);}
[...first,...last.reverse()].forEach((node,index)=>{node.rank=index;});}
function inColumns(nodes,edges){const sorted=[...nodes].sort((a,b)=>a.rank-b.rank);const leaving=grouped(edges,edge=>edge.left);const entering=grouped(edges,edge=>edge.right);for(const node of sorted)node.column=Math.max(0,...(entering.get(node)
??[]).map(edge=>edge.left.column+1));for(const node of[...sorted].reverse()){const next=(leaving.get(node)??[]).map(edge=>edge.right.column);if(next.length>0&&!entering.has(node))node.column=Math.min(...next)-1;}
const columns=[];for(const item of sorted){Object.assign(item,{before:[],after:[]});(columns[item.column]??=[]).push(item);}
for(const edge of edges){edge.bends=[];let previous=edge.left;for(let column=edge.left.column+1;column<edge.right.column;column++){const bend={width:0,height:bendHeight,before:[],after:[],isBend:true};connect(previous,bend);columns[column].push(bend);edge.bends.push(bend);previous=bend;}
connect(previous,edge.right);}
return columns.filter(Boolean);}
function connect(left,right){left.after.push(right);right.before.push(left);}
function turns(columns,most){return Math.min(most,Math.max(4,Math.round(1e4/columns.flat().length)));}
function orderColumns(columns){const number=column=>column.forEach((item,index)=>{item.order=index;});columns.forEach(number);for(let sweep=turns(columns,14);sweep>0;sweep--){const isForward=sweep%2===0;const sequence=isForward?columns:[...columns].reverse();for(const column of sequence){for(const item of column){const near=isForward?item.before:item.after;item.weight=near.length===0?item.order:mean(near,"order");}
column.sort((a,b)=>a.weight-b.weight||a.order-b.order);number(column);}
}
}
function mean(items,key){let sum=0;for(let index=0;index<items.length;index++)sum+=items[index][key];return sum/items.length;}
function placeRows(columns){for(const column of columns){let y=0;column.forEach((item,index)=>{item.middleY=y+item.height/2;y+=item.height+gapBelow(item,column[index+1]);});}
for(let round=turns(columns,10);round>0;round--){const isForward=round%2===0;for(const column of isForward?columns:[...columns].reverse()){settle(column,column.map(item=>{const[near,others]=isForward?[item.before,item.after]:[item.after,item.before];return mean(near.length>0?near:others,"middleY")-item.height/2;}));}
}
const items=columns.flat();const top=Math.min(...items.map(item=>item.middleY-item.height/2));for(const item of items)item.y=(item.middleY-=top)-item.height/2;}
function settle(column,wanted){let offset=0;const blocks=[];column.forEach((item,index)=>{let block={sum:wanted[index]-offset,count:1};item.offset=offset;offset+=item.height+gapBelow(item,column[index+1]);while(blocks.length>0&&blocks.at(-1).sum/blocks.at(-1).count>block.sum/block.count){const before=blocks.pop();block={sum:before.sum+block.sum,count:before.count+block.count};}
blocks.push(block);});let index=0;for(const block of blocks){for(let rest=block.count;rest>0;rest--){const item=column[index++];item.middleY=block.sum/block.count+item.offset+item.height/2;}
}
}
function setPorts(edges){const heights=edges.map(edge=>({edge,leftNext:(edge.bends[0]??edge.right).middleY,rightNext:(edge.bends.at(-1)??edge.left).middleY}));const spread=(side,next,name)=>{for(const[node,list]of grouped(heights,entry=>entry.edge[side])){list.sort((a,b)=>a[next]-b[next]);const gap=Math.min(7,(node.height-8)/list.length);list.forEach((entry,index)=>{entry.edge[name]=node.middleY+(index-(list.length-1)/2)*gap;});}
};spread("left","leftNext","start");spread("right","rightNext","end");for(const edge of edges){const points=[[edge.left.x+edge.left.width,edge.start],...edge.bends.map(bend=>[bend.middle,bend.middleY]),[edge.right.x,edge.end]];edge.arrow.points=edge.isReversed?points.reverse():points;edge.arrow.isReversed=edge.isReversed;}
}
function placeOthers(nodes,right,bottom){const width=Math.max(right,900);let[x,y]=[0,bottom>0?bottom+56:0];const top=y;for(const node of nodes){if(x>0&&x+node.width>width){x=0;y+=node.height+rowGap;}
Object.assign(node,{x,y});x+=node.width+rowGap;}
const last=nodes.at(-1);return{width:nodes.length>0?width:right,height:last?y+last.height:bottom,otherTop:nodes.length>0&&bottom>0?top:null};}
function curve(points){let path="M"+points[0].map(round);for(let index=1;index<points.length;index++){const from=points[index-1],to=points[index];const x=round((from[0]+to[0])/2),y=round(to[1]);path+=`C${x} ${round(from[1])} ${x} ${y} ${round(to[0])} ${y}`;}
return path;}
function round(number){return Math.round(number*10)/10;}

"""#),
  (
    path: "Sources/LintReports/Page/main.js",
    text: #"""
let report;let state;let shown;const renderers={overview:showOverview,map:showMap,findings:showFindings,modules:showModules,module:showModule};function start(){readReport();state=readState(location.hash,report.opening);fillFrame();document.querySelector(".skip").addEventListener("click",event=>{event.preventDefault();byId("main").focus();});window.addEventListener("hashchange",()=>{const before=state;state=readState(location.hash,report.opening);show(before.view!==state.view);});window.addEventListener("beforeprint",()=>{while(jobs.length>0)jobs.shift()();shown.querySelectorAll("details").forEach(part=>{part.open=true;});});window.addEventListener("keydown",event=>{if(event.key==="Escape"){hint(null);closePanel();}
const search=shown.querySelector("[type=search]");if(event.key==="/"&&search&&!event.target.closest?.("input, select")){event.preventDefault();search.focus();}
});window.addEventListener("resize",forget);matchMedia("(prefers-color-scheme: dark)").addEventListener("change",forget);show(false);}
function fillFrame(){byId("header").hidden=false;byId("brand").append(make("span.chip",report.preset||"no preset"),verdictChip());const counts={findings:report.findings.filter(finding=>finding.isActive).length,modules:report.modules.length};for(const view in counts){document.querySelector(`nav [href="#${view}"]`).append(make("span.count",String(counts[view])));}
byId("footer").append("viperlint "+report.tool.version," · ",counted(report.summary.files,"file"),", ",counted(report.summary.lines,"line"));}
function show(isOther){hint(null);panel.hidden=true;let name;for(const link of document.querySelectorAll("nav a")){const isIt=link.hash==="#"+state.view||link.hash==="#modules"&&state.view==="module";link.ariaCurrent=isIt?"page":null;if(isIt)name=link.firstChild.data;}
const before=shown;before?.classList.add("waiting","locked");later(()=>before?.remove());const key=address(state);shown=waiting.get(key);if(shown){waiting.delete(key);shown.classList.remove("waiting");shown.removeAttribute("aria-hidden");}else fillView(shown=make("div.view view-"+state.view));shown.address=key;shown.querySelector(".map-body")?.append(panel);prepareSoon();if(!isOther)return;window.scrollTo(0,0);byId("main").focus({preventScroll:true});announce(state.view==="module"?"Module "+(state.name??""):name);}
function fillView(view){byId("main").append(view);if(state.view!=="overview"&&state.view!=="findings")linkUses();renderers[state.view](view);}
function verdictChip(){const{errors,warnings}=report.summary;const kind=report.distrust||errors>0?"error":warnings>0?"warning":"fine";return make("span.chip "+kind,[counted(errors,"error"),counted(warnings,"warning"),report.distrust].filter(Boolean).join(", "));}

"""#),
  (
    path: "Sources/LintReports/Page/map.js",
    text: #"""
const drawable=250;let measure;function showMap(main){const isMatrix=state.as==="matrix";const graph=visibleGraph(isMatrix?700:readable);const cycles=markCycles(graph.nodes);main.append(make("h1","Map of modules"),mapControls(graph),mapNote(graph,cycles));if(graph.nodes.length===0){main.append(make("p",report.modules.length===0?"No module was found.":"Nothing fits this selection. ",link({view:"map"},"Show all")));return;}
const canvas=make("div.canvas scroll",{tabindex:"-1"});main.append(make("div.map-body",canvas));if(isMatrix)drawMatrix(canvas,graph);else if(graph.nodes.length<=drawable)inTurn(main,()=>drawGraph(main,canvas,graph));else canvas.append(make("p.note","Too many boxes for a picture. ",link({...state,as:"matrix"},"The matrix")," shows them, or ",link({view:"map"},"folders as boxes"),"."));}
function mapControls(graph){const change=values=>go({...state,...values});const names=byId("modules");if(!names.firstChild)names.append(...report.modules.map(module=>make("option",{value:module.label})));const pick=(title,key)=>field(title,"input",{list:"modules",value:state[key]??"",placeholder:"any module",change:({target:{value}})=>{if(value===""||moduleCalled(value))change({[key]:value,open:undefined});}});const box=make("input",{type:"checkbox",checked:Boolean(state.forbidden),change:()=>change({forbidden:box.checked?"1":"",open:undefined})});const allOpen=[...graph.open].join("|");const everything=[];const each=folder=>{everything.push(folder.path);folder.children.forEach(each);};each(graph.tree);return make("form.controls",{submit:event=>event.preventDefault()},choice("Shown as",[["","graph"],["matrix","matrix"]],state.as??"",value=>change({as:value})),pick("Focus on","focus"),pick("What reaches","reaches"),make("label.check",box," forbidden only"),everything.length>1&&[wordButton("Collapse all",()=>change({open:graph.tree.path||".",collapse:""})),everything.join("|")!==allOpen
&&wordButton("Expand all",()=>change({open:everything.join("|"),collapse:""}))],wordButton("Reset",()=>go({view:"map",as:state.as})));}
function mapNote(graph,cycles){const forbidden=graph.arrows.filter(arrow=>arrow.isForbidden).length;const inCycles=graph.nodes.filter(node=>node.cycle!==undefined).length;const folders=graph.nodes.filter(node=>node.folder).length;return make("p.muted",counted(graph.nodes.length-folders,"module"),folders>0&&" and "+counted(folders,"folder"),", "+counted(graph.arrows.length,"arrow"),forbidden>0&&[", ",make("b.error",forbidden+" forbidden")],cycles>0&&`, ${inCycles} of them in ${counted(cycles, "cycle")}`,". ",state.as==="matrix"?"A row uses a column. Arrow keys move, Enter shows the uses."
:"Left uses right. A click on a box or an arrow shows what is behind it.");}
function drawGraph(main,canvas,graph){const isHub=node=>!node.isMarked&&node.arrowsIn.length>Math.max(10,graph.nodes.length*0.4);measure??=document.createElement("canvas").getContext("2d");measure.font="600 13px system-ui, sans-serif";for(const node of graph.nodes){node.label=shortened(node.name,34);node.where=isHub(node)?`used by ${node.arrowsIn.length} of ${graph.nodes.length - 1}`
:shortened(node.folder?counted(node.members.length,"module"):node.parent?.path?node.parent.name:"",26);const text=Math.max(measure.measureText(node.label).width,measure.measureText(node.where).width*0.85);node.width=Math.ceil(text+(node.findings.length>0?52:26));node.height=node.where?42:32;}
const drawn=graph.arrows.filter(arrow=>arrow.isForbidden||!isHub(arrow.to));const size=layOut(graph.nodes,drawn);const arrows=[...drawn].sort((a,b)=>a.isForbidden-b.isForbidden);inTurn(main,()=>{const picture=draw("svg",{class:"graph"+(drawn.length>140?" dense":""),role:"group","aria-label":"Graph of modules",viewBox:`-12 -12 ${size.width + 24} ${size.height + 24}`,...reactions()},size.otherTop!==null&&draw("text",{class:"note",x:0,y:size.otherTop-14},graph.nodes.some(isHub)
?"nearly all modules use some of these; those arrows are left out":"no uses between these and the others"),arrows.map(arrow=>arrowShape(arrow,curve(arrow.points))),graph.nodes.map(node=>graphNode(node,graph)));canvas.append(zoomButtons(picture,size),picture);});}
function zoomButtons(picture,size){const room=window.innerWidth-95;let scale=Math.min(1,Math.max(0.7,room/(size.width+24)));const apply=()=>{picture.setAttribute("width",Math.round((size.width+24)*scale));picture.setAttribute("height",Math.round((size.height+24)*scale));};const button=(text,name,action)=>make("button",{type:"button",title:name,"aria-label":name,click:()=>{action();apply();}},text);apply();return make("div.zoom",button("−","Smaller",()=>{scale=Math.max(0.15,scale/1.25);}),button("+","Larger",()=>{scale=Math.min(3,scale*1.25);}),button("⤢","Fit",()=>{scale=Math.min(1,room/(size.width+24));}));}
function arrowShape(arrow,path){const lines=()=>[arrowLabel(arrow),...ruleLines(arrow.findings)];const width=Math.min(5,1+Math.log2(arrow.count||1)/3);arrow.shape=draw("g",{class:"arrow"+(arrow.isForbidden?" forbidden":"")
+(arrow.isByContract?" by-contract":""),...(arrow.isForbidden?stop(lines):{"aria-hidden":"true"})},draw("path",{class:"hit",d:path}),draw("path",{class:"line",d:path,"stroke-width":round(width),"marker-end":arrow.isForbidden
?"url(#head-forbidden)":"url(#head)"}));return Object.assign(arrow.shape,{lines,action:()=>openUses(arrow)});}
function graphNode(node,graph){const lines=()=>[node.folder?node.folder.path:node.module.label,`uses ${node.arrowsOut.length}, used by ${node.arrowsIn.length}`,...ruleLines(node.findings)];const shape=draw("g",{...stop(lines),class:"box"+(node.folder?" folder":"")
+(node.isMarked?" marked":"")+(node.cycle!==undefined?" cycle":""),transform:`translate(${round(node.x)} ${round(node.y)})`},draw("rect",{class:"node",width:node.width,height:node.height,rx:node.folder?2:7}),draw("text",{x:12,y:node.where?18:node.height/2+4.5,class:"name"},node.label),node.where&&draw("text",{x:12,y:33,class:"where"},node.where),node.findings.length>0&&draw("g",{class:"badge "+worst(node.findings),transform:`translate(${node.width - 16} ${node.height / 2})`},draw("circle",{r:11}),draw("text",{"text-anchor":"middle",y:4},node.findings.length>99?"99+"
:String(node.findings.length))));return Object.assign(shape,{lines,arrows:[...node.arrowsOut,...node.arrowsIn],action:()=>openNode(node,graph)});}

"""#),
  (
    path: "Sources/LintReports/Page/matrix.js",
    text: #"""
const labelWidth=190,labelHeight=150;function drawMatrix(frame,graph){const{nodes}=graph;const cell=Math.max(10,Math.min(22,Math.floor((window.innerWidth-265)/nodes.length)));const size=cell*nodes.length;let cursor=null;const at=(row,column)=>nodes[row].arrowsOut.find(arrow=>arrow.to===nodes[column]);const paint=()=>paintMatrix(area,frame,nodes,cell,cursor);const describe=(row,column)=>{const arrow=at(row,column);if(row===column)return[nodes[row].name,counted(nodes[row].findings.length,"finding")];return arrow?[arrowLabel(arrow),...ruleLines(arrow.findings)]
:[`${nodes[row].name} does not use ${nodes[column].name}`];};const open=(row,column)=>{const arrow=at(row,column);if(row===column)openNode(nodes[row],graph);else if(arrow)openUses(arrow);};const located=event=>{const box=area.getBoundingClientRect();const[x,y]=[event.clientX-box.left-labelWidth,event.clientY-box.top-labelHeight];const[column,row]=[Math.floor((x+frame.scrollLeft)/cell),Math.floor((y+frame.scrollTop)/cell)];if(y>=0&&row<nodes.length)return[row,x>=0&&column<nodes.length?column:row];return x>=0&&column<nodes.length?[column,column]:null;};const point=event=>{const found=located(event);if(!found)return hint(null);if(String(cursor)!==String(found)){cursor=found;paint();}
hint(describe(...found),event.clientX,event.clientY);};const move=event=>{const step={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]}[event.key];if(event.key==="Enter"&&cursor)return open(...cursor);if(!step)return;event.preventDefault();let[row,column]=cursor??[0,0];const isInside=()=>row>=0&&column>=0&&row<nodes.length&&column<nodes.length;if(cursor){do{row+=step[0];column+=step[1];}while(event.shiftKey&&isInside()&&!at(row,column));}
if(!isInside())return;cursor=[row,column];announce(describe(row,column).join(", "));frame.scrollTo({left:column*cell-300,top:row*cell-150});paint();};const area=make("canvas.matrix",{tabindex:"0",role:"application","aria-label":
"Dependency matrix: arrow keys move, with Shift to a use, Enter opens it",mousemove:point,keydown:move,mouseleave:()=>hint(null),click:event=>{const found=located(event);if(found)open(...found);}});const room=make("div",area);room.style.width=labelWidth+size+"px";room.style.height=labelHeight+size+"px";frame.append(room);frame.addEventListener("scroll",()=>requestAnimationFrame(paint));new ResizeObserver(paint).observe(frame);}
function paintMatrix(area,frame,nodes,cell,cursor){const[width,height]=[area.width,area.height]=[frame.clientWidth,frame.clientHeight];const paint=area.getContext("2d");const style=getComputedStyle(frame);const colors=Object.fromEntries(["paper","ink","quiet","grid","use","error","cycle","warning","accent"]
.map(name=>[name,style.getPropertyValue("--"+name)]));const{scrollLeft,scrollTop}=frame;const x=node=>labelWidth+node.index*cell-scrollLeft;const y=node=>labelHeight+node.index*cell-scrollTop;const seen=(scroll,room)=>nodes.slice(Math.floor(scroll/cell),Math.ceil((scroll+room)/cell));const rows=seen(scrollTop,height-labelHeight),columns=seen(scrollLeft,width-labelWidth);const end={index:nodes.length};const[right,bottom]=[Math.min(width,x(end)),Math.min(height,y(end))];const rectangle=(fill,...box)=>{paint.fillStyle=fill;paint.fillRect(...box);};const folderOf=node=>(node?.folder??node?.parent)?.path;const line=node=>folderOf(node)!==folderOf(nodes[node.index-1])?colors.quiet:colors.grid;paint.font=Math.min(12,cell)+"px system-ui, sans-serif";rectangle(colors.paper,0,0,width,height);for(const node of rows)rectangle(line(node),labelWidth,y(node),right-labelWidth,1);for(const node of columns)rectangle(line(node),x(node),labelHeight,1,bottom-labelHeight);paint.textAlign="center";for(const node of rows){rectangle(colors.grid,x(node),y(node),cell,cell);for(const arrow of node.arrowsOut)paintCell(paint,arrow,x(arrow.to),y(node),cell,colors);}
if(cursor){paint.strokeStyle=colors.accent;paint.strokeRect(0.5,y(nodes[cursor[0]])+0.5,right,cell);paint.strokeRect(x(nodes[cursor[1]])+0.5,0.5,cell,bottom);}
const font=Math.min(12,cell);const label=(node,x,y,room)=>{paint.fillStyle=node.findings.length>0?colors[worst(node.findings)]:colors.ink;paint.fillText(shortened(node.name,Math.floor(330/font)),x,y,room);};rectangle(colors.paper,0,0,labelWidth,height);paint.textAlign="right";for(const node of rows)label(node,labelWidth-6,y(node)+cell/2+font/3,labelWidth-8);rectangle(colors.paper,0,0,width,labelHeight);paint.textAlign="left";paint.rotate(-Math.PI/2);for(const node of columns)label(node,6-labelHeight,x(node)+cell/2+font/3,labelHeight-8);paint.resetTransform();rectangle(colors.paper,0,0,labelWidth,labelHeight);}
function paintCell(paint,arrow,x,y,cell,colors){if(x<labelWidth-cell)return;paint.globalAlpha=arrow.isForbidden?1:Math.min(1,0.35+Math.log10(arrow.count+1)/3);paint.fillStyle=arrow.isForbidden?colors.error:colors.use;paint.fillRect(x+1,y+1,cell-1,cell-1);paint.globalAlpha=1;if(arrow.from.cycle!==undefined&&arrow.from.cycle===arrow.to.cycle){paint.strokeStyle=colors.cycle;paint.strokeRect(x+1.5,y+1.5,cell-2,cell-2);}
if(cell<16)return;paint.fillStyle=colors.paper;paint.fillText(arrow.count>99?"99+":String(arrow.count),x+cell/2+0.5,y+cell/2+4,cell-3);}

"""#),
  (
    path: "Sources/LintReports/Page/modules.js",
    text: #"""
function instability(module){const all=module.used.size+module.users.size;return all===0?null:module.used.size/all;}
function partsOf(module){return module.parts??=grouped(module.types,type=>type.role??"none");}
function lacking(module){const parts=partsOf(module);return(core[report.preset]??[]).filter(role=>!parts.has(role));}
function whyNotJudged(module){if(module.isJudged)return"";const missing=lacking(module);return missing.length>0?"lacks "+missing.join(", "):"does not have the parts that the pattern needs";}
const moduleColumns=[["module","Module",module=>module.label.toLowerCase()],["folder","Folder",module=>module.folder.toLowerCase()],["parts","Parts",module=>partsOf(module).size],["missing","Missing",module=>lacking(module).length],["out","Uses",module=>module.used.size],["in","Used by",module=>module.users.size],["instability","Instability",module=>instability(module)??-1],["judged","Role rules",module=>Number(module.isJudged)],["findings","Findings",module=>module.findings.length],];function showModules(main){const body=make("tbody");let limit=100;const count=make("p.muted",{role:"status"});const change=(key,value)=>{changeState({[key]:value});fillRows();};const sort=()=>state.sort??"findings";const heads=moduleColumns.map(([name,title])=>make("th",{scope:"col"},wordButton(title,()=>change("sort",sort()===name?"-"+name:name))));const fillRows=()=>{const column=moduleColumns.find(([name])=>name===sort().replace("-",""))??moduleColumns.at(-1);const words=(state.q??"").toLowerCase();const chosen=report.modules.filter(module=>
(module.label+"\n"+module.folder).toLowerCase().includes(words)
&&(!state.judged||module.isJudged===Number(state.judged)));for(const module of chosen)module.key=column[2](module);const isUp=(typeof chosen[0]?.key==="string")!==sort().startsWith("-");chosen.sort((a,b)=>(a.key<b.key?-1:a.key>b.key?1:0)*(isUp?1:-1)
||a.index-b.index);body.replaceChildren();fillList(body,chosen.slice(0,limit),moduleRow);count.replaceChildren(counted(chosen.length,"module"));if(chosen.length>limit){count.append(", "+limit+" of them here. ",wordButton("Show all",()=>{limit=Infinity;fillRows();}));}
heads.forEach((head,index)=>{head.ariaSort=moduleColumns[index]!==column?null:isUp?"ascending":"descending";});};const form=searchForm("name or folder",change,choice("Role rules",[["","all modules"],["1","apply"],["0","do not apply"]],state.judged??"",value=>change("judged",value)));main.append(make("h1","Modules"),form,count,make("div.scroll",make("table.modules",make("caption.unseen","Modules with their parts and couplings"),make("thead",make("tr",heads)),body)));fillRows();}
function moduleRow(module){const unstable=instability(module);const missing=lacking(module);return make("tr",{},make("th",{scope:"row"},link({view:"module",name:module.label},module.name)),make("td.path",module.folder.split("/").map((name,index)=>index>0?["/",make("wbr"),name]:name)),make("td",[...partsOf(module)].sort(byRole).map(([role,types])=>
make("span",{class:"part role-"+role,title:types.map(type=>type.name).join(", ")},role+(types.length>1?" "+types.length:"")))),make("td.muted",missing.join(", ")),make("td.number",String(module.used.size)),make("td.number",String(module.users.size)),make("td.number",unstable===null?"–":unstable.toFixed(2)),make("td",{title:whyNotJudged(module)},module.isJudged?"apply":make("span.muted","do not apply")),make("td.number",module.findings.length>0
?link({view:"findings",module:module.label},String(module.findings.length),{class:worst(module.findings)}):"0"));}
const roleOrder=["builder","view","view-model","presenter","interactor","entity","service","router","app"];function byRole([a],[b]){const rank=role=>{const at=roleOrder.indexOf(role);return at<0?roleOrder.length:at;};return rank(a)-rank(b)||(a<b?-1:1);}

"""#),
  (
    path: "Sources/LintReports/Page/overview.js",
    text: #"""
function showOverview(main){const active=report.findings.filter(finding=>finding.isActive);const{summary}=report;main.append(make("h1.title",verdictSentence()));if(report.choice)main.append(make("p.muted",message(report.choice)));const followed=summary.resolved+summary.unresolved;main.append(make("dl.cards",card("errors",summary.errors,summary.errors>0?"error":"",{view:"findings",severity:"error"}),card("warnings",summary.warnings,summary.warnings>0?"warning":"",{view:"findings",severity:"warning"}),card("fixed by `--fix`",active.filter(finding=>finding.isFixable).length,"",{view:"findings",fix:"1"}),card("modules",summary.modules,"",{view:"modules"}),summary.gated&&card("role rules apply to",summary.judgedModules,"",{view:"modules",judged:"1"}),summary.baselined>0&&card("in the baseline",summary.baselined),summary.suppressed>0&&card("suppressed",summary.suppressed),followed>0&&card("member accesses resolved",Math.floor(summary.resolved*100/followed)+" %")));if(report.problems.length>0)main.append(problemList());const columns=make("div.columns");const count=key=>ranked(active,key).map(({name,list})=>[name,list.length,worst(list)]);if(active.length>0){columns.append(ranking("Findings by rule",count(finding=>finding.rule),"rule",name=>report.rules.find(rule=>rule.id===name)?.summary),ranking("Modules with most findings",count(finding=>finding.module?.label).slice(0,12),"module"),ranking("Findings by role",count(finding=>finding.subject?.role),"role"));}
const roles=Object.entries(report.roles).sort((a,b)=>b[1]-a[1]);if(roles.length>0){columns.append(ranking("Types by role",roles.map(([role,number])=>[role,number,"role-"+role])));}
main.append(columns);if(summary.baselined>0)main.append(baselineProgress());if(report.history.length>0)main.append(historyChart(report.history));}
function verdictSentence(){const{errors,warnings,files}=report.summary;const fatal=report.problems.filter(problem=>problem.fatal).length;if(fatal>0)return"Incomplete: "+counted(fatal,"problem")+" of the run.";if(errors+warnings===0)return"No boundary is crossed in "+counted(files,"file")+".";return[errors>0&&counted(errors,"error"),warnings>0&&counted(warnings,"warning")].filter(Boolean)
.join(" and ")+" in "+counted(files,"file")+".";}
function card(name,value,kind="",target){const shown=typeof value==="number"?inFigures(value):value;return make("div.card "+kind,make("dt",message(name)),make("dd",target&&value!==0?link(target,shown,{"aria-label":shown+" "+name.replaceAll("`","")}):shown));}
function ranking(title,entries,key,explain){const most=Math.max(...entries.map(([,number])=>number));return make("section.ranking",make("h2",title),make("ol",entries.map(([name,number,kind])=>make("li",key?link({view:"findings",[key]:name},name,{title:explain?.(name)}):make("span",name),bar(number/most,kind),make("span.number",inFigures(number))))));}
function problemList(){return make("section",make("h2","About the run"),make("ul.problems",report.problems.map(problem=>
make("li",{class:problem.severity},problem.path&&make("code",place(problem.path,problem.line))," ",problem.message,problem.rule&&make("span.chip",problem.rule)))));}
function baselineProgress(){const{errors,warnings,baselined}=report.summary;const all=errors+warnings+baselined;return make("section",make("h2","Baseline"),make("p",counted(baselined,"known finding")," of ",String(all)," wait in the baseline."),bar(baselined/all,"known"));}
function historyChart(history){const width=720,height=180,left=40,bottom=24;const errors=entry=>entry.errors,all=entry=>entry.errors+entry.warnings;const most=Math.max(1,...history.map(all));const x=index=>left+(width-left-10)*(history.length===1?1:index/(history.length-1));const y=value=>height-bottom-(height-bottom-12)*value/most;const line=value=>history.map((entry,index)=>x(index)+","+y(value(entry)));const area=(low,high)=>[...line(high),...line(low).reverse()].join(" ");const label=(at,text,anchor)=>draw("text",{x:at,y:height-6,"text-anchor":anchor},text);const picture=draw("svg",{viewBox:`0 0 ${width} ${height}`,class:"history",role:"img","aria-label":"Findings over time; the table below has the figures"},[0,most].map(value=>[draw("line",{class:"axis",x1:left,x2:width-10,y1:y(value),y2:y(value)}),draw("text",{x:left-6,y:y(value)+4,"text-anchor":"end"},String(value))]),draw("polygon",{class:"errors",points:area(()=>0,errors)}),draw("polygon",{class:"warnings",points:area(errors,all)}),history.map((entry,index)=>draw("circle",{cx:x(index),cy:y(all(entry)),r:3},draw("title",`${entry.day}: ${counted(entry.errors, "error")}, ${counted(entry.warnings, "warning")}`))),history.length>1&&label(x(0),history[0].day,"start"),label(x(history.length-1),history.at(-1).day,"end"));const rules=[...new Set(history.flatMap(entry=>Object.keys(entry.rules)))].sort();return make("section",make("h2","Trend"),picture,make("details",make("summary","Figures, by rule"),make("div.scroll",make("table",{},make("thead",make("tr",["run","errors","warnings","baselined",...rules].map(name=>make("th",{scope:"col"},name)))),make("tbody",history.map(entry=>make("tr",make("th",{scope:"row"},entry.day),[entry.errors,entry.warnings,entry.baselined,...rules.map(rule=>entry.rules[rule]??0)].map(value=>
make("td",String(value))))))))));}

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
.ranking li { display: grid; grid-template-columns: minmax(130px, 46%) 1fr 3.2em; gap: 0.7rem; align-items: center;
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
.map-body { display: flex; gap: 1rem; align-items: flex-start; }
.canvas { flex: 1 1 auto; min-width: 0; background: var(--paper); border: 1px solid var(--line); border-radius: 8px;
height: calc(100vh - 250px); min-height: 420px; position: relative; }
.view-module .canvas { height: auto; min-height: 0; }
.matrix { display: block; position: sticky; left: 0; top: 0; }
.matrix:focus-visible { outline-offset: -2px; }
.zoom { position: sticky; left: 8px; top: 8px; width: max-content; display: flex; gap: 4px; height: 0; z-index: 1; }
.zoom button { width: 30px; height: 30px; font-size: 16px; border: 1px solid var(--line); border-radius: 6px;
cursor: pointer;
background: var(--paper); color: var(--ink); }
#panel { flex: 0 0 400px; max-height: calc(100vh - 90px); overflow: auto; position: sticky; top: 66px;
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
.view-map .graph { padding: 8px; }
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
.badge.error circle { fill: var(--error); }
.badge.warning circle { fill: var(--warning); }
.badge text { fill: var(--paper); font-weight: 700; font-size: 11px; }
.arrow path { fill: none; }
.arrow .hit { stroke: transparent; stroke-width: 10; }
.arrow .line { stroke: var(--use); opacity: 0.6; }
.dense .arrow .line { opacity: 0.28; }
.arrow.by-contract .line { stroke-dasharray: 6 4; }
.arrow.forbidden .line { stroke: var(--error); opacity: 1; }
.fading .arrow .line { opacity: 0.08; }
.fading .arrow.near .line, .arrow:hover .line, .arrow:focus .line { opacity: 1; stroke-width: 3; }
.head { fill: var(--use); }
.head.forbidden { fill: var(--error); }
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
<marker id="head-forbidden" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"
markerUnits="userSpaceOnUse"><path class="head forbidden" d="M0 0 L8 4 L0 8 z"/></marker>
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
const panel=byId("panel");function openPanel(title,...content){if(!panel.contains(document.activeElement))panel.opener=document.activeElement;const heading=make("h2",{tabindex:"-1"},title);panel.replaceChildren(make("button",{type:"button",class:"close","aria-label":"Close",click:closePanel},"×"),heading,...content.flat().filter(Boolean));panel.hidden=false;hint(null);heading.focus({preventScroll:true});}
function closePanel(){if(panel.hidden)return;panel.hidden=true;panel.opener?.focus?.();}
function byWeight(a,b){return b.isForbidden-a.isForbidden||b.count-a.count;}
function arrowLabel(arrow){return`${arrow.from.name} uses ${arrow.to.name}: ${counted(arrow.count, "use")}`
+(arrow.isByContract?", by its contracts":"")+(arrow.isForbidden?", forbidden":"");}
function openUses(arrow){const most=120;const sorted=arrow.uses().sort(byWeight);openPanel(arrowLabel(arrow),groupsOf(arrow.findings).slice(0,20).map(group=>block(group)),make("ul.uses",sorted.slice(0,most).map(use=>make("li",{class:use.isForbidden?"error":""},make("b",use.from.name)," "+inWords(use.way)+" ",make("b",use.to.name),use.count>1
?" × "+use.count:"",make("div.muted",make("code",place(use.path,use.line)),editorLink(use.path,use.line,1)),use.code&&make("pre.frame",use.code)))),sorted.length>most&&make("p.muted","and "+(sorted.length-most)+" more"));}
function inWords(way){return{inherits:"inherits from",signature:"names in its interface"}[way]??way;}
function openNode(node,graph){const{module,folder}=node;const toggle=(path,isOpen)=>{const open=new Set(graph.open);if(isOpen)open.add(path);else open.delete(path);return{...state,open:[...open].join("|")||".",collapse:""};};const label=module?.label;const actions=make("p.links",module&&[link({view:"module",name:label},"Look inside"),link({...state,focus:label,reaches:"",open:undefined},"Focus"),link({...state,reaches:label,focus:"",open:undefined},"What reaches it")],folder&&link(toggle(folder.path,true),"Open the folder"),module&&node.parent.path&&node.parent.path!==graph.tree.path
&&link(toggle(node.parent.path,false),"Collapse "+node.parent.name));const list=(title,arrows,other)=>arrows.length>0&&make("section",make("h3",title),make("ul.plain",[...arrows].sort(byWeight).map(arrow=>
make("li",wordButton(arrow[other].name,()=>openUses(arrow),{class:"words"+(arrow.isForbidden?" error":"")}),make("span.muted"," "+arrow.count)))));openPanel(folder?folder.path+"/":module.name,actions,module&&make("p.muted",module.folder,module.isJudged?""
:" · role rules do not apply: "+whyNotJudged(module)),list("Uses",node.arrowsOut,"to"),list("Used by",node.arrowsIn,"from"),folder&&make("details",make("summary",counted(folder.all.length,"module")),moduleList(folder.all)),node.findings.length>0&&make("h3",counted(node.findings.length,"finding")),groupsOf(node.findings).slice(0,12).map(group=>block(group)));}

"""#),
  (
    path: "Sources/LintReports/Page/selection.js",
    text: #"""
const readable=60,handful=12,most=150;function chosenModules(){const[focus,reached]=[moduleCalled(state.focus),moduleCalled(state.reaches)];let{modules,pairs}=report;if(reached){const found=new Set([reached]);for(const module of found)for(const user of module.users)found.add(user);modules=[...found];}
if(focus){const near=new Set([focus,...focus.users,...focus.used]);modules=modules.filter(module=>near.has(module)).concat(focus);pairs=pairs.filter(({from,to})=>from===focus||to===focus);}
if(state.forbidden){const column=report.uses.columns.indexOf("isForbidden");pairs=pairsOf(pairs.flatMap(pair=>pair.isForbidden?pair.rows.filter(row=>row[column]):[]));const ends=new Set(pairs.flatMap(({from,to})=>[from,to]));for(const module of report.modules)if(module.findings.some(finding=>!focus||finding.target===focus
||module===focus))ends.add(module);modules=modules.filter(module=>ends.has(module));}
return{modules:new Set(modules),pairs,marked:focus??reached};}
function folderTree(modules,path="",name="",depth=0){const groups=grouped(modules,module=>
(module.steps??=module.folder.split("/").filter(step=>step&&step!=="."))[depth]);const own=groups.get(undefined)??[];groups.delete(undefined);const children=[];for(const[step,inside]of groups){if(inside.length===1)own.push(inside[0]);else children.push(folderTree(inside,path?path+"/"+step:step,step,depth+1));}
if(own.length===0&&children.length===1){const[child]=children;return{...child,name:name?name+"/"+child.name:child.name};}
children.sort((a,b)=>a.path<b.path?-1:1);own.sort((a,b)=>a.index-b.index);return{path,name,children,modules:own,all:[...children.flatMap(child=>child.all),...own]};}
function openFolders(tree,limit,marked){const open=new Set([tree.path]);if(state.open!==undefined)return new Set([tree.path,...state.open.split("|")]);if(state.collapse){const patterns=state.collapse.split("|").map(globbed);const visit=folder=>{if(patterns.some(pattern=>pattern.test(folder.path)))return;open.add(folder.path);folder.children.forEach(visit);};visit(tree);return open;}
for(let folder=tree;folder;folder=folder.children.find(child=>child.all.includes(marked))){open.add(folder.path);}
const parts=visibleFolders(tree,open);const size=folder=>folder.children.length+folder.modules.length;for(;;){const room=(parts.length<handful?Math.max(limit,most):limit)-parts.length+1;const[largest]=parts.filter(({folder})=>folder&&size(folder)<=room)
.sort((a,b)=>b.folder.all.length-a.folder.all.length||(a.folder.path<b.folder.path?-1:1));if(!largest)return open;open.add(largest.folder.path);parts.splice(parts.indexOf(largest),1,...visibleFolders(largest.folder,open));}
}
function globbed(pattern){const escaped=pattern.replace(/\/+$/,"").replace(/[.+^${}()|[\]\\]/g,"\\$&");const words={"**/":"(?:.*/)?","**":".*","*":"[^/]*","?":"[^/]"};return new RegExp("^"+escaped.replace(/\*\*\/|\*\*|\*|\?/g,part=>words[part])+"(?:/.*)?$");}
function visibleFolders(folder,open){return[...folder.children.flatMap(child=>open.has(child.path)?visibleFolders(child,open)
:[{folder:child}]),...folder.modules.map(module=>({module,parent:folder}))];}
function visibleGraph(limit){const{modules,pairs,marked}=chosenModules();const tree=folderTree(report.modules.filter(module=>modules.has(module)));const open=openFolders(tree,limit,marked);const nodes=visibleFolders(tree,open).map(({folder,module,parent},index)=>({index,folder,module,parent,members:folder?folder.all:[module],name:folder?folder.name+"/"
:module.name,isMarked:marked&&module===marked,arrowsOut:[],arrowsIn:[],}));const nodeOf=new Map(nodes.flatMap(node=>node.members.map(module=>[module,node])));const found=new Map();const arrowOf=(from,to)=>{const key=from.index*100000+to.index;if(!found.has(key)){const pairs=[];found.set(key,{from,to,pairs,findings:new Set(),count:0,isForbidden:false,uses:()=>readUses(pairs.flatMap(pair=>pair.rows))});}
return found.get(key);};for(const pair of pairs){const[from,to]=[nodeOf.get(pair.from),nodeOf.get(pair.to)];if(!from||!to||from===to)continue;const arrow=arrowOf(from,to);arrow.pairs.push(pair);arrow.count+=pair.count;arrow.isForbidden||=pair.isForbidden;if(pair.ruled.length===0)continue;for(const use of readUses(pair.ruled))use.findings.forEach(finding=>arrow.findings.add(finding));}
for(const node of nodes)node.findings=node.members.flatMap(module=>module.findings);for(const finding of report.findings){const[from,to]=[nodeOf.get(finding.module),nodeOf.get(finding.target)];if(!finding.isActive||!from||!to||from===to)continue;if(marked&&state.focus&&finding.module!==marked&&finding.target!==marked)continue;const arrow=arrowOf(from,to);arrow.findings.add(finding);arrow.isForbidden=true;}
const arrows=[...found.values()].sort((a,b)=>a.from.index-b.from.index
||a.to.index-b.to.index);for(const arrow of arrows){arrow.findings=[...arrow.findings];arrow.from.arrowsOut.push(arrow);arrow.to.arrowsIn.push(arrow);}
return{nodes,arrows,open,tree,marked};}
function markCycles(nodes){let next=0,cycles=0;const stack=[];const visit=node=>{node.low=node.number=next++;node.isOnStack=true;stack.push(node);for(const{to}of node.arrowsOut){if(to.number===undefined)visit(to);if(to.isOnStack)node.low=Math.min(node.low,to.low);}
if(node.low!==node.number)return;const members=stack.splice(stack.indexOf(node));for(const member of members){member.isOnStack=false;if(members.length>1)member.cycle=cycles;}
if(members.length>1)cycles++;};nodes.forEach(node=>{if(node.number===undefined)visit(node);});return cycles;}

"""#),
  (
    path: "Sources/LintReports/Page/state.js",
    text: #"""
function readState(hash,opening){const parts=hash.slice(1).split("&").filter(Boolean);if(parts.length===0)return{view:"overview",...opening};const state={};for(const part of parts){const equals=part.indexOf("=");try{if(equals<0)state.view??=decodeURIComponent(part);else state[part.slice(0,equals)]=decodeURIComponent(part.slice(equals+1));}catch{}
}
if(state.finding)state.view??="findings";if(!Object.hasOwn(renderers,state.view))state.view="overview";return state;}
function address(state){const{view,...rest}=state;const values=Object.entries(rest).filter(([,value])=>(value??"")!=="");return"#"+[view,...values.map(([key,value])=>key+"="+encodeURIComponent(value))].join("&");}
function link(state,text,attributes){return make("a",{href:address(state),...attributes},text);}
function go(state){location.hash=address(state);}
function changeState(values){state={...state,...values};history.replaceState(null,"",address(state));}

"""#),
]
