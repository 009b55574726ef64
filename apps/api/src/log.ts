/** Where the server writes what happens; pino's shape. Never takes what a user sent. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A log that keeps nothing. */
export const SILENT: Log = { debug() {}, info() {}, warn() {}, error() {} };
