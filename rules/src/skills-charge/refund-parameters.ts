import { noted, type Parameter, parameter, since } from '../kernel/index.ts';
import { checkSkillsCharge, memory, sttConsults } from '../sources/index.ts';
import { annaizuRefund, borderlessRefund, govUkEmployers, migracoExempt } from './charge-sources.ts';

const onEventDay = { governedBy: 'happenedOn', checkAt: checkSkillsCharge } as const;

/** The day the charge began. */
const chargeBegan = '2017-04-06';
const readIn2025 =
  'Read on GOV.UK as of October 2025. That it has applied since the charge began is known from practice.';

/** When all of the charge comes back, in one sentence. */
export const refundInFull = parameter({
  ...onEventDay,
  id: 'skills-charge.refund.full',
  title: 'Immigration Skills Charge, full refund',
  versions: [
    noted(
      since(
        chargeBegan,
        'All of it is refunded if the visa is refused, the application or the certificate is withdrawn, or the worker never starts.',
        'official',
        govUkEmployers,
        borderlessRefund,
        migracoExempt,
      ),
      readIn2025,
    ),
  ],
});

/** When a part of the charge comes back, in one sentence. */
export const refundInPart = parameter({
  ...onEventDay,
  id: 'skills-charge.refund.part',
  title: 'Immigration Skills Charge, partial refund',
  versions: [
    noted(
      since(
        chargeBegan,
        'Part of it is refunded if the permission granted is shorter than the certificate, the worker changes sponsor, or leaves early.',
        'official',
        govUkEmployers,
        borderlessRefund,
        migracoExempt,
      ),
      readIn2025,
    ),
  ],
});

/** Unused months are refunded in whole blocks of this many; the block that has begun is not. */
export const refundBlock: Parameter<number> = parameter({
  ...onEventDay,
  id: 'skills-charge.refund.block',
  title: 'Immigration Skills Charge, partial refund: the unused part is refunded in whole blocks of',
  unit: 'months',
  versions: [
    noted(
      since(chargeBegan, 12, 'disputed', memory, borderlessRefund, annaizuRefund),
      'That whole unused years are refunded, and nothing for the rest of a year that has begun, is known from practice. One guide says that the first year is never refunded. Another counts every whole six months that is unused. No source says how a whole year is priced.',
    ),
  ],
});

/** Within how many days a refund is made. */
export const refundWithin: Parameter<number> = parameter({
  ...onEventDay,
  id: 'skills-charge.refund.within',
  title: 'Immigration Skills Charge, a refund is made within',
  unit: 'days',
  versions: [
    noted(
      since(chargeBegan, 90, 'single-source', govUkEmployers),
      `${readIn2025} What we read does not say from which day they run.`,
    ),
  ],
});

/** No refund where the worker moves to another sponsor under TUPE. */
export const refundUnderTupe = parameter({
  ...onEventDay,
  id: 'skills-charge.refund.tupe',
  title: 'Immigration Skills Charge, a move to another sponsor under TUPE',
  versions: [
    since(
      '2025-11-11',
      'The old sponsor gets no refund if the worker moves to another under TUPE or a similar protection.',
      'single-source',
      sttConsults,
    ),
  ],
});

export const refundParameters: readonly Parameter<unknown>[] = [
  refundInFull,
  refundInPart,
  refundBlock,
  refundWithin,
  refundUnderTupe,
];
