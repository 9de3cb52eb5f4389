/** A session of the language: definitions, the current cube and the last value are kept from one text to the next. */
export interface Session {
  /** Runs a text. Mistakes are part of the result, not exceptions. */
  run(text: string, options?: RunOptions): Promise<Result>;
  /** The mistakes that can be found without running the text. */
  check(text: string): Promise<Mistake[]>;
  /** Names that continue the text before the cursor. They replace the text from `begin` to the cursor. */
  complete(text: string, cursor?: number): Promise<{ begin: number; names: Name[] } | null>;
  /** A page (HTML) with a cube that is animated by these moves; empty if the text is not an algorithm. */
  movingCube(moves: string): Promise<string>;
  /** Stops the computation. Earlier definitions are kept. */
  stop(): void;
  /** Ends the session and frees its memory. */
  close(): void;
}

export interface SessionOptions {
  /** The number of layers: 3 by default. */
  cube?: number;
  /** Also distinguishes how centres are turned. */
  supercube?: boolean;
}

export interface RunOptions {
  /** Width at which answers are folded; 0, the default: not at all. */
  columns?: number;
  /** Called at once with each part of the answer. */
  part?: (part: unknown) => void;
}

export interface Result {
  /** False after a mistake and after a stop. */
  ok: boolean;
  stopped: boolean;
  /** The values and printed lines, as the program prints them. */
  text: string;
  /** The last value. */
  json?: Value;
  /** The last picture of a state. */
  svg?: string;
  error?: Mistake;
  answers: Answer[];
  /** Files that the text wrote, such as pictures. */
  files: { name: string; text: string }[];
}

export interface Answer {
  kind: "value" | "printed" | "noted" | "error" | "interrupted";
  text: string;
  json?: Value;
  svg?: string;
  error?: Mistake;
  /** Notes on notation that other programs read differently. */
  notes: string[];
}

/** A value as JSON, as `cube --json` writes it. Integers are texts, since they may have any number of digits. */
export interface Value {
  type: string;
  value?: unknown;
  moves?: string;
  cycles?: string;
  cube?: number;
  [field: string]: unknown;
}

/** `begin` and `end` are places in the text, as in `text.slice(begin, end)`. */
export interface Mistake {
  message: string;
  hint: string;
  /** As on a terminal, with the line and a caret. */
  text: string;
  begin?: number;
  end?: number;
  interrupted: boolean;
}

export interface Name {
  name: string;
  meaning: string;
  kind: "keyword" | "built-in" | "constant" | "definition" | "library" | "part" | "argument" | "command";
}

/** Opens a session. Each one has its own thread and memory. */
export function session(options?: SessionOptions): Promise<Session>;
