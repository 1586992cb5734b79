import { ProblemError } from '@portway/contracts/problem';

/** Why a page of sponsorship shows nothing, in the server’s words. */
export interface LoadRefusal {
  readonly code: string;
  readonly message: string;
}

/** What a page loads; or why it may not, or that there is nothing at its address. */
export async function loadOrRefusal<Loaded extends object>(
  load: () => Promise<Loaded>,
): Promise<Loaded | { readonly refusal: LoadRefusal }> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ProblemError && [400, 403, 404, 422].includes(error.status))
      return { refusal: { code: error.code, message: error.message } };
    throw error;
  }
}
