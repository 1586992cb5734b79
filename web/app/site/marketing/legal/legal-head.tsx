import { PageHead } from '../../../ui/page-hero.tsx';
import { lastChanged } from './last-changed.ts';

/** Heading of a legal page: what it is about, and when it last changed. */
export function LegalHead({ title, lead }: { title: string; lead: string }) {
  return <PageHead eyebrow={`Changed ${lastChanged}`} title={title} lead={lead} />;
}
