import type { OfferDraft } from '@portway/contracts/hiring/offers/offer-terms';
import type { FormState, FormValues } from '../../../kit/forms/form-state.ts';
import { amountTyped, numberTyped, weekTyped } from '../../../text/as-typed.ts';

/** The terms of the form, for the server to check. An empty field is left out of a draft. */
export function termsTyped(values: FormValues): Record<string, unknown> {
  const { sponsored, certificateOn, months, appliesFrom, sponsorSize, holdsLicence } = values;
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
    sponsored:
      sponsored === 'yes'
        ? {
            certificateOn,
            months: numberTyped(months ?? ''),
            appliesFrom,
            sponsorSize,
            holdsLicence: holdsLicence === 'yes',
          }
        : null,
    note: values.note || null,
    expiresOn: values.expiresOn,
  };
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
  const filledFields = Object.entries(termsTyped(values)).filter(
    ([, answer]) => answer !== undefined && answer !== '',
  );
  return Object.fromEntries(filledFields);
}

/** What is wrong by the names of the form: `terms.sponsored.months` is `months`. */
export function byField<State extends FormState>(state: State): State {
  const fieldErrors = Object.fromEntries(
    Object.entries(state.fieldErrors).map(([path, message]) => [path.split('.').at(-1) ?? path, message]),
  );
  return { ...state, fieldErrors };
}

/** What the fields show of a draft. */
export function typedOf(draft: OfferDraft, today: string): Record<string, string> {
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
    sponsored: sponsored == null ? 'no' : 'yes',
    certificateOn: sponsored?.certificateOn ?? today,
    months: `${sponsored?.months ?? 36}`,
    appliesFrom: sponsored?.appliesFrom ?? 'outside',
    sponsorSize: sponsored?.sponsorSize ?? 'large',
    holdsLicence: sponsored?.holdsLicence === false ? 'no' : 'yes',
    note: draft.note ?? '',
    expiresOn: draft.expiresOn ?? '',
  };
}
