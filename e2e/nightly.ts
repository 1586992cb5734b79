/** Whether this is the nightly run, which tests in full what the ordinary one samples. */
export const nightly = process.env.NIGHTLY === '1';
