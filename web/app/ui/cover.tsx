import { classNames } from './class-names.ts';
import { type RosetteSeed, rosetteSeeds } from './rosette-seeds.ts';

/** A background colour and the colour of the lines on it. */
const looks = [
  'bg-racing text-gold',
  'bg-sand text-link',
  'bg-sky text-link',
  'bg-mint text-link',
  'bg-rose text-coral',
  'bg-gold text-on-gold',
] as const;

/** A drawn picture at the top of a card, always the same for the same seed: decoration. */
export function Cover({ seed, className }: { seed: RosetteSeed; className?: string }) {
  const look = looks[rosetteSeeds.indexOf(seed) % looks.length];
  return (
    <svg aria-hidden viewBox="-460 -160 700 394" className={classNames('cover', look, className)}>
      <use href={`/guilloche/${seed}.svg#rosette`} />
    </svg>
  );
}
