import { Tag } from '../../../ui/tag.tsx';
import { type EnquiryHead, kindWords, stateLooks, stateWords } from './enquiry-words.ts';

/** Its status, its subject, and whether it is suspected spam. */
export function EnquiryTags({ kind, state, suspected }: Pick<EnquiryHead, 'kind' | 'state' | 'suspected'>) {
  return (
    <>
      <Tag look={stateLooks[state]}>{stateWords[state]}</Tag>
      <Tag look="sand">{kindWords[kind]}</Tag>
      {suspected && <Tag look="rose">Suspected</Tag>}
    </>
  );
}
