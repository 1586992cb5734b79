import { operator } from '../../../text/operator.ts';

/** The operator's email address for exercising a right or reporting a fault. */
export function OurEmail({ subject }: { subject: string }) {
  return (
    <a
      href={`mailto:${operator.email}?subject=${encodeURIComponent(subject)}`}
      className="text-link underline underline-offset-4"
    >
      {operator.email}
    </a>
  );
}
