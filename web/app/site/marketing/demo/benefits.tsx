import { SpriteIcon } from '../../../ui/sprite-icon.tsx';

/** What a visitor gets, in three lines. */
export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {benefits.map((benefit) => (
        <li key={benefit} className="grid grid-cols-[auto_1fr] gap-3">
          <SpriteIcon name="check" size={22} className="text-gold" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
