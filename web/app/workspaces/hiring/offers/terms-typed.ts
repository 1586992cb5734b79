import type { EmployerOffer } from '@portway/contracts/hiring/offers/offers';
import type { FormState, FormValues } from '../../../kit/forms/form-state.ts';
import { amountTyped, numberTyped, weekTyped } from '../../../text/as-typed.ts';

/** The terms of the form, for the server to check. An empty field is left out of a draft. */
export function termsTyped(values: FormValues): Record<string, unknown> {
  const { sponsored } = values;
  return {
    title: values.title,
    pay: amountTyped(values.pay ?? ''),
    hoursPerWeek: weekTyped(values.hoursPerWeek ?? ''),
    startsOn: values.startsOn,
    place: values.place,
    nation: values.nation || null,
    employment: values.employment,
    years: numberTyped(values.years ?? '') ?? null,
    occupationCode: values.occupationCode || null,
    ...rateTyped(values),
    sponsored: sponsored === 'yes' ? sponsoredTyped(values) : sponsored === 'no' ? null : undefined,
    note: values.note || null,
    expiresOn: values.expiresOn,
  };
}

function sponsoredTyped({ certificateOn, months, appliesFrom, sponsorSize, holdsLicence }: FormValues) {
  return withoutEmpty({
    certificateOn,
    months: numberTyped(months ?? ''),
    appliesFrom,
    sponsorSize,
    holdsLicence: holdsLicence === 'yes' ? true : holdsLicence === 'no' ? false : undefined,
  });
}

const asChoice = (answer: boolean | null) => (answer === null ? '' : answer ? 'yes' : 'no');

function withoutEmpty(answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => answer !== undefined && answer !== ''),
  );
}

/** Left out where it is not asked or not answered. */
function rateTyped({ payScaleRole, londonArea, shareOfFullTime = '', healthCareEmployer }: FormValues) {
  const share = numberTyped(shareOfFullTime);
  return {
    ...(payScaleRole ? { payScaleRole } : {}),
    ...(londonArea ? { londonArea } : {}),
    ...(share === undefined ? {} : { shareOfFullTime: share }),
    ...(healthCareEmployer ? { healthCareEmployer } : {}),
  };
}

export function draftTyped(values: FormValues): Record<string, unknown> {
  return withoutEmpty(termsTyped(values));
}

/** What is wrong by the names of the form: `terms.sponsored.months` is `months`. */
export function byField<State extends FormState>(state: State): State {
  const fieldErrors = Object.fromEntries(
    Object.entries(state.fieldErrors).map(([path, message]) => [path.split('.').at(-1) ?? path, message]),
  );
  return { ...state, fieldErrors };
}

/** What the fields show of a draft. */
export function typedOf({
  draft,
  sponsorFacts: facts,
  ifSponsored,
}: Pick<EmployerOffer, 'draft' | 'sponsorFacts' | 'ifSponsored'>): Record<string, string> {
  const { sponsored } = draft;
  return {
    title: draft.title ?? '',
    pay: draft.pay?.toLocaleString('en-GB') ?? '',
    hoursPerWeek: draft.hoursPerWeek === undefined ? '' : `${draft.hoursPerWeek}`,
    startsOn: draft.startsOn ?? '',
    place: draft.place ?? '',
    nation: draft.nation ?? '',
    employment: draft.employment ?? 'permanent',
    years: draft.years == null ? '' : `${draft.years}`,
    occupationCode: draft.occupationCode ?? '',
    payScaleRole: draft.payScaleRole ?? '',
    londonArea: draft.londonArea ?? '',
    shareOfFullTime: draft.shareOfFullTime == null ? '' : `${draft.shareOfFullTime}`,
    healthCareEmployer: draft.healthCareEmployer ?? '',
    sponsored: sponsored === undefined ? '' : sponsored === null ? 'no' : 'yes',
    certificateOn: sponsored?.certificateOn ?? ifSponsored.certificateOn,
    months: `${sponsored?.months ?? ifSponsored.months}`,
    appliesFrom: sponsored?.appliesFrom ?? 'outside',
    sponsorSize: sponsored?.sponsorSize ?? facts.size ?? '',
    holdsLicence: asChoice(sponsored?.holdsLicence ?? facts.holdsLicence),
    note: draft.note ?? '',
    expiresOn: draft.expiresOn ?? '',
  };
}
