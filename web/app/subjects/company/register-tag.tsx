import type { RegisterMatch } from '@portway/contracts/candidate/jobs/job-sponsorship';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { registerMark } from './register-words.ts';

const icons = { mint: 'shield-check', sand: 'circle-help', rose: 'ban' } as const;

/** An organisation’s entry on the register of sponsors: claimed, confirmed, or not there. */
export function RegisterTag({ match }: { match: RegisterMatch }) {
  const mark = registerMark(match);
  if (mark === undefined) return null;
  return (
    <Tag look={mark.look}>
      <SpriteIcon name={icons[mark.look]} size={14} />
      {mark.words}
    </Tag>
  );
}
