/** Illustration of a passport and a ticket, hidden from screen readers. */
export function PassportAndTicket() {
  return (
    <svg aria-hidden viewBox="0 0 440 430" width="100%" className="max-w-xl">
      <g transform="rotate(-7 170 200)">
        <Passport />
      </g>
      <g transform="rotate(5 270 300)">
        <Ticket />
      </g>
    </svg>
  );
}

function Passport() {
  return (
    <>
      <rect x="52" y="20" width="240" height="336" rx="18" fill="#0d3b2e" />
      <rect x="52" y="20" width="14" height="336" rx="7" fill="#0a2b21" />
      <g color="#ffd98a" opacity="0.75">
        <use href="/guilloche/home.svg#rosette" transform="translate(178 158) scale(0.172)" />
      </g>
      <g fill="#f2b33d">
        <rect x="118" y="48" width="120" height="8" rx="4" />
        <rect x="138" y="268" width="80" height="8" rx="4" />
        <rect x="156" y="288" width="44" height="6" rx="3" />
        <rect x="163" y="316" width="30" height="20" rx="4" />
      </g>
      <circle cx="178" cy="326" r="5" fill="#0d3b2e" />
    </>
  );
}

/** The ticket's outline with its two notches, which a dashed line joins. */
const edge =
  'M188 214h196a18 18 0 0 1 18 18v82a11 11 0 0 0 0 22v50a18 18 0 0 1-18 18H188a18 18 0 0 1-18-18v-50a11 11 0 0 0 0-22v-82a18 18 0 0 1 18-18z';

const lines = [
  { y: 265, width: 92 },
  { y: 290, width: 116 },
] as const;

function Ticket() {
  return (
    <>
      <path d={edge} fill="var(--color-card)" stroke="var(--color-line)" strokeWidth="1.5" />
      <g fill="var(--color-outline)">
        <rect x="194" y="236" width="26" height="4" fill="#f2b33d" />
        <rect x="230" y="234" width="70" height="8" rx="4" fill="var(--color-link)" />
        {lines.map(({ y, width }) => (
          <g key={y} opacity="0.55">
            <rect x="194" y={y} width={width} height="7" rx="3.5" />
            <rect x="344" y={y} width="34" height="7" rx="3.5" />
          </g>
        ))}
      </g>
      <path d="M190 325h192" stroke="var(--color-outline)" strokeDasharray="6 5" />
      <rect x="194" y="362" width="76" height="9" rx="4.5" fill="var(--color-ink)" />
      <rect x="300" y="354" width="78" height="24" rx="6" fill="var(--color-ink)" />
    </>
  );
}
