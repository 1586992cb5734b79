/**
 * Before the first paint, sets the chosen theme, marks the page as one with scripts (`data-scripts`), and as one of
 * a browser that is logged in (`data-signed-in`): the page itself is the same for everybody, so that it can be cached.
 * `/theme.js` handles the theme buttons separately, so that they work before hydration and on pages that
 * never hydrate. `data-keep` leaves both scripts in pages that have no others.
 */
export const beforePaint = `{const{dataset}=document.documentElement;dataset.scripts='on';try{const{theme,token}=localStorage;if(theme)dataset.theme=theme;if(token)dataset.signedIn=''}catch{}}`;

export function ThemeScript() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; it must run before the first paint */}
      <script data-keep="" dangerouslySetInnerHTML={{ __html: beforePaint }} />
      <script data-keep="" defer src="/theme.js" />
    </>
  );
}
