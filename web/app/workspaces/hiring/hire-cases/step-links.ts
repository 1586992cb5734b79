interface StepLink {
  readonly to: string;
  readonly label: string;
}

const visa = { to: '/visa-processing', label: 'How the visa works' };

const links: Readonly<Record<string, StepLink>> = {
  licence: { to: '/sponsor-licence', label: 'How a licence is applied for' },
  'visa-application': visa,
  'visa-decision': visa,
};

/** Where a step is done or explained; undefined for one that needs no page. */
export function stepLink(step: string, sponsors: boolean): StepLink | undefined {
  if (step === 'licence' && sponsors)
    return { to: '/dashboard/sponsor/set-up', label: 'Record your licence' };
  if (step === 'certificate' && sponsors)
    return { to: '/dashboard/sponsor/certificates', label: 'Prepare the certificate' };
  return links[step];
}
