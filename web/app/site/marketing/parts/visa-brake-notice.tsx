import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from './text-link.tsx';

/** Whom the visa brake bars, where somebody would apply from outside the UK. */
export function VisaBrakeNotice({ says }: { says: string | undefined }) {
  if (says === undefined) return null;
  return (
    <Notice title="Who can’t apply from outside the UK" className="mt-6 max-w-measure">
      {says} <TextLink to="/rules/visa-brake">The rule</TextLink>
    </Notice>
  );
}
