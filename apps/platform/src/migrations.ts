/** The migrations of every domain; the database orders them by file name. */
export const migrations: readonly URL[] = [];
