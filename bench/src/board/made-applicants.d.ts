export declare const benchJob = "00000000-0000-4000-8000-000000000002";
/** The recruiter's token. */
export declare const benchToken: string;
/** One job with this many applicants: most of them pending, some in each later stage, every fifth with a tag. */
export declare function makeApplicants(url: string, size: number): Promise<void>;
