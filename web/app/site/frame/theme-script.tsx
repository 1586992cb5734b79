/**
 * Sets the chosen theme before the first paint, and marks the page as one with scripts (`data-scripts`).
 * `/theme.js` handles the theme buttons separately, so that they work before hydration and on pages that
 * never hydrate. `data-keep` leaves both scripts in pages that have no others.
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
