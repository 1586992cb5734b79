import { PageHead } from '../../../ui/page-hero.tsx';
import { lastChanged } from './last-changed.ts';

/** The head of a legal page: what it is about in a sentence, and when these words last changed. */
export function LegalHead({ title, lead }: { title: string; lead: string }) {
  return <PageHead eyebrow={`Changed ${lastChanged}`} title={title} lead={lead} />;
}
