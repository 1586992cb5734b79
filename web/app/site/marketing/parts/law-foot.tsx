import { TextLink } from './text-link.tsx';

/** Under figures of the law: whose day they are of, and how far our records go. */
export function LawFoot({ law, recorded }: { law: string; recorded: string }) {
  return (
    <p className="mt-6 max-w-measure text-14 text-ink-2">
      {law}. {recorded} <TextLink to="/rules">The rules and their sources</TextLink>.
    </p>
  );
}
