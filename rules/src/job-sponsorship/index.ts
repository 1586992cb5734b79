export { entrantLengthWarning } from './entrant-length.ts';
export { type PostFacts, payBasisOf } from './post/post-facts.ts';
export {
  type HoursEffect,
  type PostGroup,
  type PostOption,
  type PostOptions,
  postOptions,
} from './post/post-options.ts';
export { type PostVerdict, postSponsorship } from './post/post-sponsorship.ts';
export type { PostStatus } from './post/post-status.ts';
export { postsOpenTo } from './posts-open-to.ts';
export {
  openRateQuestions,
  type RateQuestion,
  type RateQuestions,
  rateQuestions,
} from './rate-questions.ts';
export { type ScaleFacts, scaleFactsFor } from './scale-facts.ts';
export {
  sponsorshipForWorker,
  type WorkerStatus,
  type WorkerVerdict,
} from './worker/sponsorship-for-worker.ts';
export { appliesInside, courseEndOf, type WorkerFacts, workerOnLaterDay } from './worker/worker-facts.ts';
