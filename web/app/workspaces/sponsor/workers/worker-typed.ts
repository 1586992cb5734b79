import type { FormValues } from '../../../kit/forms/form-state.ts';

const orNull = (text: string | undefined) => (text === undefined || text.trim() === '' ? null : text.trim());

function numberIn(text: string | undefined): number | null {
  const typed = (text ?? '').replaceAll(/[£,\s]/g, '');
  return typed === '' ? null : Number(typed);
}

/** The facts as they were typed, for the API, which says what is wrong with them. */
export function factsTyped(values: FormValues) {
  return {
    fullName: values.fullName ?? '',
    reference: orNull(values.reference),
    manager: orNull(values.manager),
    route: values.route ?? 'skilled-worker',
    tags: (values.tags ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    certificateStart: orNull(values.certificateStart),
    certificateEnds: orNull(values.certificateEnds),
    visaFrom: orNull(values.visaFrom),
    visaEnds: orNull(values.visaEnds),
    grantNotifiedOn: orNull(values.grantNotifiedOn),
    startedOn: orNull(values.startedOn),
    salaryOption: orNull(values.salaryOption),
    startedEarlier: values.startedEarlier !== undefined,
  };
}

/** The rest of the facts, which matter later. */
export function laterFactsTyped(values: FormValues) {
  return {
    sponsorshipEndedOn: orNull(values.sponsorshipEndedOn),
    employmentEndedOn: orNull(values.employmentEndedOn),
    rightsInformationOn: orNull(values.rightsInformationOn),
    contactConfirmedOn: orNull(values.contactConfirmedOn),
    holdReason: orNull(values.holdReason),
  };
}

/** Job, pay and hours as they were typed; `worksOn` as the letters of days that were ticked. */
export function termsTyped(values: FormValues) {
  const pounds = numberIn(values.pay);
  const days = Object.keys(values).flatMap((name) => /^works-on-(\d)$/.exec(name)?.[1] ?? []);
  return {
    fromDay: values.fromDay ?? '',
    jobTitle: values.jobTitle ?? '',
    occupationCode: orNull(values.occupationCode),
    payPence: pounds === null ? null : Math.round(pounds * 100),
    hoursPerWeek: numberIn(values.hoursPerWeek),
    worksOn: days.map(Number),
    workPlace: orNull(values.workPlace),
    otherPlaces: Object.keys(values).flatMap((name) => /^other-place-(.+)$/.exec(name)?.[1] ?? []),
    hybridPattern: orNull(values.hybridPattern),
  };
}
