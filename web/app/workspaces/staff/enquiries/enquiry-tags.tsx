import { Tag } from '../../../ui/tag.tsx';
import { type EnquiryHead, kindWords, stateLooks, stateWords } from './enquiry-words.ts';

/** What it is, and how far it has come. */
export function EnquiryTags({ kind, state, suspected }: Pick<EnquiryHead, 'kind' | 'state' | 'suspected'>) {
  return (
    <>
      <Tag look={stateLooks[state]}>{stateWords[state]}</Tag>
      <Tag look="sand">{kindWords[kind]}</Tag>
      {suspected && <Tag look="rose">Suspected</Tag>}
    </>
  );
}
