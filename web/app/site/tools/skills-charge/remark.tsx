import { Disclosure } from '../../../ui/disclosure.tsx';
import { alternativesIn } from './alternatives.ts';

/** Why a figure is what it is; conditions to choose among are opened, so that the row stays short. */
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

/** What there is to know before the prices, its conditions in a list. */
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
