// The player. A position is a number of moves, 3.25 being a quarter of the way through the fourth; it moves towards
// `target`. The cube is always at the whole part; the drawing adds the rest of the current move.

class Player {
  constructor(cube, moves, { speed, calm, changed }) {
    Object.assign(this, { cube, moves, speed, calm, changed });
    this.made = 0;       // moves made on the cube
    this.position = 0;
    this.target = 0;
    this.playing = false;
  }

  get length() { return this.moves.length; }
  get moving() { return this.position !== this.target; }
  // The current move, or undefined.
  get underway() { return this.position > this.made ? this.moves[this.made] : undefined; }
  get progress() {
    const t = this.position - this.made;
    return this.calm() ? 0 : t * t * (3 - 2 * t);
  }

  play() {
    if (this.target === this.length && !this.moving) this.jump(0);
    this.playing = this.length > 0;
    this.target = this.length;
    this.changed();
  }
  // Finishes the current move first.
  pause() {
    this.playing = false;
    this.target = Math.ceil(this.position);
    this.changed();
  }
  toggle() { this.playing ? this.pause() : this.play(); }

  step(by) {
    const from = this.playing ? (by > 0 ? Math.floor(this.position) : Math.ceil(this.position)) : this.target;
    this.playing = false;
    this.target = Math.min(this.length, Math.max(0, from + by));
    if (this.calm()) this.move(this.target);
    this.changed();
  }
  jump(to) {
    this.playing = false;
    this.target = Math.min(this.length, Math.max(0, to));
    this.move(this.target);
    this.changed();
  }
  // Animates the moves from one place to another.
  playPart(from, to) {
    this.jump(from);
    this.playing = to > from;
    this.target = to;
    this.changed();
  }
  // Animates one move.
  show(index) {
    this.jump(index);
    this.step(1);
  }

  // Advances by a time in seconds.
  advance(seconds) {
    while (seconds > 0 && this.moving) {
      const forwards = this.target > this.position;
      const index = forwards ? Math.floor(this.position) : Math.ceil(this.position) - 1;
      const goal = forwards ? Math.min(index + 1, this.target) : Math.max(index, this.target);
      const rate = this.speed * this.hurry() / this.weight(this.moves[index]);
      const needed = Math.abs(goal - this.position) / rate;
      this.move(needed <= seconds ? goal : this.position + (forwards ? 1 : -1) * seconds * rate);
      seconds -= needed;
    }
    if (this.playing && !this.moving) this.playing = false;
    this.changed();
  }
  // Half turns take longer than quarter turns.
  weight({ quarters }) { return (1 + Math.max(1, Math.abs(quarters))) / 2; }
  // Speeds up if steps come faster than they can be shown.
  hurry() { return this.playing ? 1 : Math.max(1, Math.abs(this.target - this.position)); }

  move(to) {
    this.position = to;
    const whole = Math.floor(to);
    for (; this.made < whole; ++this.made) this.cube.turn(this.moves[this.made], this.moves[this.made].quarters);
    for (; this.made > whole; --this.made) this.cube.turn(this.moves[this.made - 1], -this.moves[this.made - 1].quarters);
  }
}
