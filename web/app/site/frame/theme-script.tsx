/**
 * Before the first paint, sets the chosen theme, marks the page as one with scripts (`data-scripts`), and as one of
 * a browser that is logged in (`data-signed-in`): the page itself is the same for everybody, so that it can be cached.
 * The fonts come at once (`data-fonts`) on a wide screen, and on a page reached from one of ours: they are cached.
 * `/theme.js` handles the theme buttons separately, so that they work before hydration and on pages that
 * never hydrate.
 */
export const beforePaint = `{const{dataset}=document.documentElement;dataset.scripts='on';if(matchMedia('(min-width:48rem)').matches||document.referrer.startsWith(origin+'/'))dataset.fonts='';try{const{theme,token}=localStorage;if(theme)dataset.theme=theme;if(token)dataset.signedIn=''}catch{}}`;

export function ThemeScript() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; it must run before the first paint */}
      <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
      <script defer src="/theme.js" />
    </>
  );
}
