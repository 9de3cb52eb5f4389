/** Defines the element <cube-lang>. */
export {};

declare global {
  interface HTMLElementTagNameMap {
    "cube-lang": CubeLangElement;
  }
  interface CubeLangElement extends HTMLElement {
    /** The text of the block. */
    value: string;
    run(): Promise<void>;
    stop(): void;
  }
}
