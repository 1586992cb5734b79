import { calendarDate, type Source } from '../kernel/index.ts';
import type { LawSubject } from '../recorded/index.ts';
import type { OpenQuestion } from './open-question.ts';

const sourceOf = (title: string): Source => ({ title, checkedOn: calendarDate('2026-11-28') });

const govUk = 'GOV.UK would say.';

interface Unknown {
  readonly id: string;
  readonly subject: LawSubject;
  readonly title: string;
  readonly known: string;
  readonly settledBy?: string;
  readonly source: string;
}

const unknown = ({ source, settledBy = govUk, ...question }: Unknown): OpenQuestion => ({
  ...question,
  because: 'unknown',
  settledBy,
  sources: [sourceOf(source)],
});

const newer = (question: Unknown): OpenQuestion => ({ ...unknown(question), because: 'newer' });

/** What the reading of 28 November 2026 left open, and what GOV.UK would say. */
export const unknownLaw: readonly OpenQuestion[] = [
  newer({
    id: 'fee-table-october-2026',
    subject: 'fees',
    title: 'What did the fee table of 8 October 2026 change?',
    known:
      'The table exists, and its visit fees are unchanged. What else it changed was not found. We use the fees in force from 8 April 2026.',
    settledBy: 'The table of 8 October 2026 on GOV.UK.',
    source: 'Two copies that name the fee table of 8 October 2026',
  }),
  newer({
    id: 'guidance-part-3-august-2026',
    subject: 'guidance-part-3',
    title: 'What did edition 08/26 of the sponsor guidance, part 3, change?',
    known: 'The edition is of 28 August 2026. A review of its paragraphs was read, and not what it changed.',
    settledBy: 'Part 3 on GOV.UK.',
    source: 'England Works Watch, 10 October 2026',
  }),
  newer({
    id: 'sponsor-a-skilled-worker-april-2026',
    subject: 'sponsor-a-skilled-worker',
    title: 'What did edition 04/26 of Sponsor a Skilled Worker change?',
    known:
      'The edition is of 8 April 2026. The official words that we read are of 22 July 2025; of the newer edition, only a review of its paragraphs was read.',
    settledBy: 'Sponsor a Skilled Worker on GOV.UK.',
    source: 'England Works Watch, 10 October 2026',
  }),
  unknown({
    id: 'lists-after-2026',
    subject: 'rules',
    title: 'What follows the two lists after 30 December 2026?',
    known:
      'The Migration Advisory Committee reported in July 2026 and recommended 28 occupations for 18 months from 1 January 2027. The Government’s decision was not found. The last safe day to assign a certificate is 30 December 2026.',
    settledBy: 'The Government’s answer to the report, and the Rules that follow it.',
    source: 'Migration Advisory Committee, stage 2 report, July 2026; personneltoday.com',
  }),
  unknown({
    id: 'settlement-after-ten-years',
    subject: 'rules',
    title: 'When is settlement after ten years instead of five, and for whom?',
    known:
      'One page of 3 November 2026 says that it was decided on 2 November 2026 and enters the Rules in stages from December 2026. It is the only source. Who is caught is not known, and the text was not found. We announce it and calculate nothing.',
    settledBy: 'The statement of changes that brings it into the Rules.',
    source: 'One page of 3 November 2026',
  }),
  unknown({
    id: 'statement-of-changes-since-october-2026',
    subject: 'rules',
    title: 'Was there a statement of changes in October to December 2026?',
    known: 'The latest that was found is HC 584, of 3 September 2026. That does not mean that there is none.',
    settledBy: 'The list of statements of changes on GOV.UK.',
    source: 'Published copies and firms on HC 584',
  }),
  unknown({
    id: 'living-wage-2027',
    subject: 'wages',
    title: 'What is the National Living Wage from 1 April 2027?',
    known:
      'The day is official and the rate was not found. Any rise of 0.9 % or more makes a salary of £25,000 for 37.5 hours a week unlawful.',
    source: 'GOV.UK, Low Pay Commission remit of 16 March 2026',
  }),
  unknown({
    id: 'prison-officers',
    subject: 'rules',
    title: 'On what terms may prison officers (3314) stay?',
    known:
      'For those already in the UK there is £33,400 instead of £41,700. The last day is disputed: the end of 2026, or 31 December 2027. We warn, and calculate nothing.',
    settledBy: 'The words of the Rules as HC 1691 left them.',
    source: 'civilserviceworld.com; eiglaw.com',
  }),
  unknown({
    id: 'visa-brake-extended',
    subject: 'rules',
    title: 'Was the visa brake extended or lifted?',
    known:
      'Since 26 March 2026 some applications from outside the UK are refused by nationality. It was announced for about 18 months, under review. The text of the paragraph was not seen.',
    source: 'GOV.UK news, “Visa brake imposed on 4 countries”; eiglaw.com (March 2026)',
  }),
  unknown({
    id: 'right-to-work-code',
    subject: 'right-to-work',
    title: 'What does the final code of practice on right to work say, and is there a period of grace?',
    known: 'The law is in force from 1 October 2026. The final code of practice was not found.',
    settledBy: 'The code of practice on GOV.UK.',
    source: 'Lewis Silkin, 2 July 2026; policy-wire.co.uk',
  }),
  unknown({
    id: 'matching-service',
    subject: 'right-to-work',
    title: 'Is Portway itself a matching service that must check people?',
    known:
      'Section 14A of the 2006 Act covers an online matching service that passes a provider’s details to clients for a fee or commission. Whether Portway is one is not known.',
    settledBy: 'The code of practice, or advice from a lawyer.',
    source: 'Border Security, Asylum and Immigration Act 2025, section 48, as summarised by Lewis Silkin',
  }),
  unknown({
    id: 'pay-scales-2026',
    subject: 'rules',
    title: 'Which national pay scales of 2026 apply?',
    known: 'The scales that we use are those in the Rules of 6 December 2025.',
    settledBy: 'Tables 3 to 5 of Appendix Skilled Occupations on GOV.UK.',
    source: 'GOV.UK, Appendix Skilled Occupations (copy of 6 December 2025)',
  }),
  unknown({
    id: 'licence-priority-day',
    subject: 'fees',
    title: 'Which was the first day of the priority service for licences at its present price?',
    known: 'Sources give 21 October or 11 November 2025.',
    source: 'Firms on the priority service',
  }),
];
