/**
 * Sets the chosen theme before the first paint and obeys the theme buttons, by itself: it works before the
 * page wakes and on pages that never do. `data-keep` leaves it in pages without other scripts.
 */
const code = `(()=>{const root=document.documentElement,key='theme';root.dataset.scripts='on';
const show=(choice)=>{choice==='light'||choice==='dark'?root.dataset.theme=choice:delete root.dataset.theme;
for(const button of document.querySelectorAll('[data-theme-choice]'))button.setAttribute('aria-pressed',String(button.dataset.themeChoice===(root.dataset.theme??'system')))};
const saved=()=>{try{return localStorage.getItem(key)}catch{return null}};
show(saved());addEventListener('DOMContentLoaded',()=>show(saved()));
addEventListener('click',(event)=>{const choice=event.target.closest?.('[data-theme-choice]')?.dataset.themeChoice;if(!choice)return;
try{choice==='system'?localStorage.removeItem(key):localStorage.setItem(key,choice)}catch{}show(choice)});
addEventListener('storage',(event)=>event.key===key&&show(event.newValue))})()`;

export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; it must run before the first paint
  return <script data-keep="" dangerouslySetInnerHTML={{ __html: code }} />;
}
