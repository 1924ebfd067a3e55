// `<janggi-board>`: takes properties from a page, runs the reducer, draws the board, and sends events.
import { cellViews, isSameMove } from "./cells";
import { eventOf, sentenceOf } from "./effects";
import { ATTRIBUTES, CHOICES } from "./defaults";
import { Grid } from "./grid";
import { drawGround } from "./ground";
import { type InputHost, listen } from "./input";
import { type Layout, type Point, cellOf, layoutOf, squareNear, squareOf } from "./layout";
import { afterSteps } from "./premoves";
import { drawAim, drawOver, drawStatus, drawUnder, sealPlace } from "./marks";
import { PieceLayer } from "./pieceLayer";
import { readySet } from "./pieces/draw";
import { BoardProperties } from "./properties";
import { generalOf, parseFen } from "./squares";
import { type Effect, IDLE, type Input, type Interaction, reduce, shownPieces } from "./state";
import { svg } from "./svg";
import { type Lang, PHRASES, boardName, boardSummary, langOf, moveSentence, premoveSentence } from "./texts";
import { applyStyle } from "./theme";
import type { Typist } from "./typist";
import type { BoardModel, Square } from "./types";

export class JanggiBoard extends BoardProperties implements InputHost {
  static readonly observedAttributes = ATTRIBUTES;

  #state: Interaction = IDLE;
  #layout: Layout = layoutOf("cho", "uci");
  #ground = svg("svg", { class: "ground", "aria-hidden": "true" });
  #live = svg("svg", { class: "live", "aria-hidden": "true" });
  #under = svg("g");
  #aim = svg("g", { class: "aims" });
  #status = svg("g");
  #over = svg("g");
  #pieces = new PieceLayer();
  #grid: Grid | null = null;
  #typist: Typist | null = null;
  #board = document.createElement("div");
  #groundKey = "";
  #statusKey = "";
  #isScheduled = false;
  #dropped: Square | null = null;
  #aimed: Square | null = null;
  #drawn: BoardModel | null = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    applyStyle(root);
    this.#board.className = "board";
    this.#live.append(this.#under, this.#aim, this.#pieces.root, this.#status, this.#over, this.#pieces.hand);
    this.#board.append(this.#ground, this.#live);
    root.append(this.#board);
  }

  connectedCallback(): void {
    this.#schedule();
  }

  attributeChangedCallback(name: (typeof ATTRIBUTES)[number], _before: string | null, value: string | null): void {
    if (name === "fen") this.pieces = value === null ? {} : parseFen(value);
    else if (name === "mini" || name === "lang") this.#schedule();
    else this.#choose(name === "piece-set" ? "pieceSet" : name === "red-side" ? "redSide" : name, value);
  }

  /** View-only mode for pages with dozens of boards, without the accessible grid, wood grain and marked points. */
  get mini(): boolean {
    return this.hasAttribute("mini");
  }
  set mini(mini: boolean) {
    this.toggleAttribute("mini", mini);
  }

  /** Height divided by width, for pages that fit the board into a given height. */
  get aspect(): number {
    return this.#layout.height / this.#layout.width;
  }

  /** Returns the point at a position in the window, in CSS pixels, for pieces dragged in from outside the board. */
  squareAt(clientX: number, clientY: number): Square | null {
    const box = this.#board.getBoundingClientRect();
    const { width, height } = this.#layout;
    const place = { x: ((clientX - box.left) / box.width) * width, y: ((clientY - box.top) / box.height) * height };
    return box.width === 0 ? null : squareNear(this.#layout, place);
  }

  /** Reverts a move that was shown but refused. */
  revert(): void {
    this.dispatch({ type: "position" });
  }

  /** Returns whether a key press is, or may be, part of a typed move. If so, no other listener may handle it. */
  takesKey(event: KeyboardEvent): boolean {
    return this.#typist?.takes(event) ?? false;
  }

  /** Handles a key press that was made outside the board and for which `takesKey` returned true. */
  typeKey(event: KeyboardEvent): void {
    this.#typist?.type(event);
  }

  /** Selects a piece and shows its targets, or deselects. Sends no event, because the page made the call. */
  select(square: Square | null): void {
    this.#state = { ...this.#state, selected: square, lastTap: null };
    this.#draw();
  }

  get layout(): Layout {
    return this.#layout;
  }
  get canDrag(): boolean {
    return this.model.dragging === "on";
  }
  get state(): Interaction {
    return this.#state;
  }

  dispatch(input: Input): void {
    if (input.type === "press" && input.square !== null) {
      this.#state = { ...this.#state, cursor: cellOf(this.#layout, input.square) };
    }
    const before = this.#state;
    const { state, effects } = reduce(before, input, this.#shown());
    this.#state = state;
    if (before.held !== null && state.held === null) this.#letGo(before.held, effects);
    for (const effect of effects) this.#dispatch(effect);
    // The viewer's input is drawn at once; changes made by the page are batched.
    if (input.type === "position" || input.type === "facts") this.#schedule();
    else this.#draw();
    if (input.type === "cursor") this.#grid?.focus(this.#layout, this.squareUnderCursor());
  }

  dragTo(place: Point, enlarged: number): void {
    const { held } = this.#state;
    if (held === null) return;
    this.#pieces.hold(held, place, enlarged);
    const aimed = squareNear(this.#layout, place);
    if (aimed === this.#aimed) return;
    this.#aimed = aimed;
    this.#aim.replaceChildren(...drawAim(this.#layout, this.#shown(), held, aimed, enlarged));
  }

  /** Returns the model with all premoves made, as the viewer sees it. */
  #shown(): BoardModel {
    const { pieces, premoves } = this.model;
    return premoves.length === 0 ? this.model : { ...this.model, pieces: afterSteps(pieces, premoves) };
  }

  echo(text: string, slip: string | null): void {
    const words = PHRASES[this.#lang()];
    this.#grid?.echo(text === "" ? (slip ?? "") : text, text === "");
    if (slip !== null) this.#grid?.say(`${[...slip].join(" ")}: ${words.noMove}`);
    else if (text !== "") this.#grid?.say([...text].join(" "));
  }

  squareUnderCursor(): Square {
    return squareOf(this.#layout, this.#state.cursor);
  }

  protected override change(change: Partial<BoardModel>, input?: "position" | "facts"): void {
    this.model = { ...this.model, ...change };
    if (input === undefined) return this.#schedule();
    this.#typist?.follow(input);
    this.dispatch({ type: input });
  }

  #choose(name: keyof typeof CHOICES, value: string | null): void {
    const known: readonly string[] = CHOICES[name];
    if (value !== null && known.includes(value)) this.change({ [name]: value } as Partial<BoardModel>);
  }

  #letGo(held: Square, effects: readonly Effect[]): void {
    this.#aimed = null;
    this.#aim.replaceChildren();
    const dropped = effects.find((effect) => effect.type === "step" && effect.dropped);
    this.#dropped = dropped?.type === "step" ? dropped.to : null;
    this.#pieces.letGo(held);
  }

  #dispatch(effect: Effect): void {
    const spoken = sentenceOf(effect, this.#shown(), this.model, this.#state, this.#lang());
    if (spoken !== null) this.#grid?.say(spoken);
    const { type, detail } = eventOf(effect);
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** Schedules one redraw, even if several properties are set. */
  #schedule(): void {
    if (this.#isScheduled || !this.isConnected) return;
    this.#isScheduled = true;
    queueMicrotask(() => this.#draw());
  }

  #lang(): Lang {
    const tagged = this.closest("[lang]") ?? document.documentElement;
    return langOf(tagged.getAttribute("lang") ?? "ko");
  }

  #draw(): void {
    this.#isScheduled = false;
    if (!this.isConnected) return;
    const model = this.#shown();
    const lang = this.#lang();
    this.#drawGround();
    const shown = shownPieces(model.pieces, this.#state.pending);
    this.#live.classList.toggle("turned", model.redSide === "cho");
    const set = readySet(model.pieceSet);
    const turned = model.lastMove !== null && "pass" in model.lastMove ? model.lastMove.pass : null;
    if (this.mini) this.#pieces.showFlat(shown, set, { redSide: model.redSide, turned }, this.#layout);
    else this.#pieces.show(shown, set, model.redSide, this.#layout, this.#dropped);
    this.#pieces.select(this.#state.selected);
    this.#pieces.turn(turned);
    if (this.#state.pending === null) this.#dropped = null;
    this.#under.replaceChildren(...drawUnder(this.#layout, model, shown));
    this.#drawStatus(lang);
    this.#over.replaceChildren(...drawOver(this.#layout, model, this.#state));
    this.#drawGrid(model, lang);
    this.#announce(lang);
    this.#drawn = this.model;
  }

  #drawGround(): void {
    const { orientation, coords, ground } = this.model;
    const key = `${orientation} ${coords} ${ground} ${this.mini}`;
    if (key === this.#groundKey) return;
    this.#groundKey = key;
    this.#layout = layoutOf(orientation, coords, ground);
    const viewBox = `0 0 ${this.#layout.width} ${this.#layout.height}`;
    this.style.setProperty("--aspect", `${this.#layout.width} / ${this.#layout.height}`);
    this.#ground.setAttribute("viewBox", viewBox);
    this.#live.setAttribute("viewBox", viewBox);
    this.#ground.replaceChildren(...drawGround(this.#layout, coords, ground, this.mini));
    this.#grid?.place(this.#layout);
  }

  #drawStatus(lang: Lang): void {
    const { check, checkKind, bikjang } = this.model;
    const crowd = check === null ? "" : sealPlace(this.#layout, this.model, check).beside;
    const key = `${lang} ${this.#groundKey} ${check} ${checkKind} ${crowd} ${bikjang?.from} ${bikjang?.to}`;
    if (key === this.#statusKey) return;
    this.#statusKey = key;
    this.#status.replaceChildren(...drawStatus(this.#layout, this.model, lang));
  }

  #drawGrid(model: BoardModel, lang: Lang): void {
    if (this.mini) {
      this.#grid?.root.remove();
      this.#grid = null;
      this.#board.setAttribute("role", "img");
      this.#board.setAttribute("aria-label", boardSummary(this.model, lang));
      return;
    }
    const grid = this.#grid ?? this.#addGrid();
    const isPlayable = this.model.interactive !== "none" || this.model.editing === "move";
    grid.root.classList.toggle("playable", isPlayable && this.model.dragging === "on");
    grid.root.classList.toggle("holding", this.#state.held !== null);
    grid.update(this.#state.cursor, boardName(model, lang), cellViews(model, this.#state, lang));
  }

  #addGrid(): Grid {
    const grid = new Grid();
    this.#grid = grid;
    this.#board.removeAttribute("role");
    this.#board.removeAttribute("aria-label");
    this.#board.append(grid.root, grid.typed, grid.aloud);
    grid.place(this.#layout);
    this.#typist = listen(grid.root, this);
    return grid;
  }

  /** Announces a new premove or last move, and animates the general after a pass. */
  #announce(lang: Lang): void {
    const before = this.#drawn;
    const { lastMove } = this.model;
    if (before !== null) this.#grid?.say(premoveSentence(before, this.model, lang));
    if (before === null || lastMove === null || isSameMove(before.lastMove, lastMove)) return;
    this.#grid?.say(moveSentence(before.pieces, this.model, lang));
    if ("pass" in lastMove) this.#pieces.flip(lastMove.pass);
  }

  /** Returns the point of a side's general after all premoves, as the viewer sees it. */
  premoved(side: "cho" | "han"): Square | null {
    return generalOf(this.#shown().pieces, side);
  }

  /** Returns the point of a side's general, for pages with a pass button next to the board. */
  general(side: "cho" | "han"): Square | null {
    return generalOf(this.model.pieces, side);
  }
}

export function defineBoard(): void {
  if (customElements.get("janggi-board") === undefined) customElements.define("janggi-board", JanggiBoard);
}

declare global {
  interface HTMLElementTagNameMap {
    "janggi-board": JanggiBoard;
  }
}
