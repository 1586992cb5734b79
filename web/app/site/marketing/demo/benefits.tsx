import { Check } from 'lucide-react';

/** What a visitor gets, in three lines. */
export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {benefits.map((benefit) => (
        <li key={benefit} className="grid grid-cols-[auto_1fr] gap-3">
          <Check size={22} className="text-gold" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
