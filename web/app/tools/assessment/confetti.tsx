import './confetti.css';

const colours = ['#f2b33d', '#ffd98a', '#a8dcc0', '#dcebe1'];
const places = [4, 11, 17, 24, 30, 38, 45, 52, 58, 65, 73, 79, 86, 92, 97];

/** A few pieces of paper fall once over the head of the page. Decoration; not drawn under reduced motion. */
export function Confetti() {
  return (
    <svg
      aria-hidden
      focusable="false"
      className="confetti no-print"
      viewBox="0 0 100 50"
      preserveAspectRatio="none"
    >
      {places.map((x, index) => (
        <rect key={x} x={x} y="-3" width=".6" height="1.6" fill={colours[index % colours.length]} />
      ))}
    </svg>
  );
}
