export { sponsorSizeParameters } from './parameters.ts';
export { type SponsorSizeFacts, sponsorSize } from './sponsor-size.ts';
