/** Whether this is the nightly run, which tries in full what the test command samples. */
export const nightly = process.env.NIGHTLY === '1';
