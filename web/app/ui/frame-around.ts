/** What an embedded tool says to the page around it, in CSS pixels. */
interface FrameNews {
  /** How high the tool is. */
  readonly height?: number;
  /** How far below the upper edge of the frame the answer begins. */
  readonly top?: number;
}

/** Tells the page around, whose owner pasted `listenerFor`. Neither news is a secret, so that any site may hear it. */
export function tellFrameAround(news: FrameNews): void {
  if (window.parent !== window) window.parent.postMessage({ portway: news }, '*');
}

/** A line of script for the page around: its frame becomes as high as the tool, and a new answer comes into sight. */
export const listenerFor = (origin: string): string =>
  `<script>addEventListener("message",e=>{const n=e.data?.portway,f=[...document.querySelectorAll("iframe")].find(f=>f.contentWindow===e.source);if(n&&f&&e.origin==="${origin}"){if(n.height)f.height=n.height;if(n.top!==undefined){const y=f.getBoundingClientRect().top+n.top;if(y<0||y>innerHeight/2)scrollBy(0,y-20)}}})</script>`;
