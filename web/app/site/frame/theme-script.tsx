/**
 * Sets the chosen theme before the first paint, and marks the page as one where scripts run. The rest,
 * `/theme.js`, obeys the theme buttons: by itself, so that they work before a page wakes and on pages that
 * never do. `data-keep` leaves both in pages without other scripts.
 */
export const beforePaint = `{const{dataset}=document.documentElement;dataset.scripts='on';try{const{theme}=localStorage;if(theme)dataset.theme=theme}catch{}}`;

export function ThemeScript() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; it must run before the first paint */}
      <script data-keep="" dangerouslySetInnerHTML={{ __html: beforePaint }} />
      <script data-keep="" defer src="/theme.js" />
    </>
  );
}
