export type ErrorContext = Readonly<Record<string, string | number | null>>;
export type ErrorLog = (error: unknown, context: ErrorContext) => void;

let log: ErrorLog = (error, context) => console.error(error, context);

/** Sets where the app logs errors of the interface. Called once. */
export function setErrorLog(next: ErrorLog): void {
  log = next;
}

export function logError(error: unknown, context: ErrorContext = {}): void {
  log(error, context);
}
