import { noted, since } from '../kernel/index.ts';
import {
  certifydFollowUp,
  checkRightToWork,
  clarksRightToWork,
  ethicalGrowersCopies,
  harperRightToWork,
  irsRecords,
  lewisSilkinRightToWork,
  lexologyFollowUp,
  wardHadawayChecking,
} from '../sources/index.ts';
import { duty } from './duty.ts';

/** The day from which the penalties of today apply: our record of right to work checks begins with it. */
export const checksRecordBegins = '2024-02-13';

const older =
  'Known from secondary sources: to be confirmed on GOV.UK. The way to check is older than our record.';

export const rightToWorkByHand = duty(
  { id: 'right-to-work-manual', title: 'A right to work check by hand', checkAt: checkRightToWork },
  noted(
    since(
      checksRecordBegins,
      'Get the original document, check it with the person present, and keep a copy that cannot be changed, with its day. With a time limit it protects until the permission ends.',
      'confirmed',
      lexologyFollowUp,
      ethicalGrowersCopies,
    ),
    `${older} That the person may be present by live video was not found in a current source.`,
  ),
);

export const rightToWorkOnline = duty(
  {
    id: 'right-to-work-online',
    title: 'A right to work check online, by share code',
    checkAt: checkRightToWork,
  },
  noted(
    since(
      checksRecordBegins,
      'Take the share code and date of birth to the service for employers, compare the photo, and save the result. For a worker with an eVisa it is the only way. With a time limit it protects until the permission ends.',
      'confirmed',
      irsRecords,
      clarksRightToWork,
    ),
    older,
  ),
);

export const rightToWorkDigital = duty(
  {
    id: 'right-to-work-digital',
    title: 'A right to work check by a digital verification service',
    checkAt: checkRightToWork,
  },
  noted(
    since(
      checksRecordBegins,
      'Only for British and Irish citizens with a valid passport, or an Irish passport card; not for someone who holds a visa. The provider stands on the register. It protects without a time limit.',
      'confirmed',
      harperRightToWork,
      certifydFollowUp,
      lewisSilkinRightToWork,
    ),
    older,
  ),
);

export const rightToWorkByEnquiry = duty(
  {
    id: 'right-to-work-checking-service',
    title: 'A right to work check with the Employer Checking Service',
    checkAt: checkRightToWork,
  },
  noted(
    since(
      checksRecordBegins,
      'Ask while an application or appeal is pending, and keep the Positive Verification Notice. It protects for six months from the day in the notice.',
      'confirmed',
      wardHadawayChecking,
      lexologyFollowUp,
    ),
    older,
  ),
);
