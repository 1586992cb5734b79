import { Disclosure } from '../../../../ui/disclosure.tsx';
import { alternativesIn } from './alternatives.ts';

/** Explains a figure. Alternative conditions are in a `<details>`, so that the row stays short. */
export function Remark({ children }: { children: string }) {
  const { sentence, conditions } = alternativesIn(children);
  if (conditions.length === 0) return children;
  return (
    <>
      {sentence}
      <Disclosure summary="On one of these conditions">
        <Conditions>{conditions}</Conditions>
      </Disclosure>
    </>
  );
}

/** A warning above the prices, with its conditions as a list. */
export function Caution({ children }: { children: string }) {
  const { sentence, conditions } = alternativesIn(children);
  if (conditions.length === 0) return children;
  return (
    <>
      {sentence}
      <Conditions>{conditions}</Conditions>
    </>
  );
}

function Conditions({ children }: { children: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-4">
      {children.map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
  );
}
