import { ensureServerBuild } from '../setup/server-build.mjs';

/** Tests start the server and its commands as they are shipped. */
export default ensureServerBuild;
