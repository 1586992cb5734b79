import type { OfferTerms } from '@portway/contracts/hiring/offers/offer-terms';
import type { Offer, OfferJudgement, OfferState } from '@portway/contracts/hiring/offers/offers';

interface Version {
  readonly number: number;
  readonly terms: object;
  readonly judgement: unknown;
  readonly sent_by_name: string;
  readonly sent_at: Date;
}

interface Event {
  readonly kind: Offer['events'][number]['kind'];
  readonly version: number;
  readonly side: 'candidate' | 'employer';
  readonly by_name: string;
  readonly words: string | null;
  readonly at: Date;
}

export interface OfferReaders {
  readonly readTerms: (stored: unknown) => OfferTerms;
  readonly readJudgement: (stored: unknown) => OfferJudgement;
}

/** An offer as both sides see it. */
export function offerOf(
  stored: { readonly versions: readonly Version[]; readonly events: readonly Event[] },
  status: OfferState,
  { readTerms, readJudgement }: OfferReaders,
): Offer {
  const versions = stored.versions.map(({ number, terms, judgement, sent_by_name, sent_at }) => ({
    number,
    terms: readTerms(terms),
    judgement: judgement === null ? null : readJudgement(judgement),
    sentAt: sent_at.toISOString(),
    sentBy: sent_by_name,
  }));
  const [newest] = versions;
  return {
    status,
    version: newest?.number ?? 0,
    versions,
    events: stored.events.map(({ kind, version, side, by_name, words, at }) => ({
      kind,
      version,
      by: by_name,
      side,
      words,
      at: at.toISOString(),
    })),
    conditions: conditionsOf(newest?.terms.sponsored ?? null),
  };
}

/** Everybody's right to work is checked, and nobody is asked for anything before they have accepted. */
export function conditionsOf(sponsored: OfferTerms['sponsored']): string[] {
  return [
    'A right to work check before the first day. The employer makes it for everyone it hires, British citizens too.',
    ...(sponsored === null
      ? []
      : [
          ...(sponsored.holdsLicence
            ? []
            : ['A sponsor licence, which the employer does not hold yet. The Home Office decides.']),
          'A Certificate of Sponsorship, which the employer assigns.',
          'A visa for this job. The Home Office decides.',
        ]),
  ];
}
