import './confetti.css';

/** A few pieces of paper fall once over the head of the page. Decoration; not drawn under reduced motion. */
export function Confetti() {
  return <div aria-hidden className="confetti no-print" />;
}
