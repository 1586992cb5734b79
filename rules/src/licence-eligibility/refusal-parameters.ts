import { noted, type Parameter, parameter, since } from '../kernel/index.ts';
import {
  govPart3Changes,
  govSponsorSkilledWorker,
  thaxtedMay2026,
  westbridgeJanuary2026,
  wsLawMay2026,
} from '../sources/index.ts';
import { about } from './requirement.ts';

export const mainlyToSponsor = parameter<string>({
  ...about('mainly-to-sponsor', 'Not set up mainly to bring someone in or to keep them'),
  versions: [
    noted(
      since(
        '2026-05-20',
        'An application must be refused, and a licence revoked, where there are reasonable grounds to suspect that the business was set up, or exists, mainly so that someone can come to or stay in the UK who could not otherwise do the work.',
        'confirmed',
        thaxtedMay2026,
        wsLawMay2026,
      ),
      'Parts 1 and 3 of the sponsor guidance of 20 May 2026, as two firms report them. A business registered from abroad, with one worker in the UK to run the licence, is the example that they quote.',
    ),
  ],
});

/** The day of the source: the change itself is of January 2026. */
const reportedInJanuary =
  'Changed in January 2026: this is the day of the source. The bar was applied before.';

export const labourSupply = parameter<string>({
  ...about('labour-supply', 'No supply of sponsored workers to others'),
  versions: [
    noted(
      since(
        '2026-01-27',
        'An application must be refused where sponsored workers would be supplied to a third party as labour.',
        'confirmed',
        westbridgeJanuary2026,
        govSponsorSkilledWorker,
      ),
      reportedInJanuary,
    ),
  ],
});

export const personalSponsorship = parameter<string>({
  ...about('personal-sponsorship', 'No sponsorship for private life'),
  versions: [
    noted(
      since(
        '2026-01-27',
        'Nobody may be sponsored to work for an owner, director or employee privately, or for family outside what the business does.',
        'confirmed',
        westbridgeJanuary2026,
        govPart3Changes,
      ),
      reportedInJanuary,
    ),
  ],
});

/** Grounds on which a licence must be refused, beside the points of the checklist. */
export const refusalParameters: readonly Parameter<string>[] = [
  mainlyToSponsor,
  labourSupply,
  personalSponsorship,
];
