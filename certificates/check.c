/* check.c: checks a certificate about groups of permutations, from certificates.md alone, in its words.
 *     check FILE      (- for standard input)
 * Prints "valid: N claims" (exit 0), or FILE:LINE: REASON on standard error (exit 1); exit 2 for wrong usage
 * or a file that cannot be read. The text is read once and trusted nowhere; the first fault ends the program.
 * Memory that grows with the text is counted in cells of four bytes before it is allocated: at most 2^28
 * (1 GiB). A permutation of n points takes n. An enumeration has 2^30 bytes more, and its index 2^29. Time is
 * counted too, in steps. Points and indices count from 0 inside, from 1 in the text. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint32_t cell;

#define NONE UINT32_MAX
#define LIMB 1000000000u /* times a factor below 2^32, and a carry, it stays below 2^64 */
#define MOST_CELLS ((size_t)1 << 28)
#define MOST_BYTES ((size_t)1 << 30) /* of the rows of an enumeration */
#define MOST_STEPS 20000000000u
enum { MOST_POINTS = 1000000, MOST_GROUPS = 1000, MOST_NUMBER = 1000000000, MOST_DIGITS = 1000000 };
enum { OVERHEAD = 16, ROW_STEPS = 200 }; /* of memory that is allocated; of a row that is looked up */

#ifndef CERTIFICATE_CHECK_MAIN
#define CERTIFICATE_CHECK_MAIN main
#endif
int CERTIFICATE_CHECK_MAIN(int count, char **words);

/* ---- Faults and memory ---- */
static FILE *file;
static const char *name;
static uint64_t line, steps, claims;
static size_t used;

static void need_at(uint64_t where, bool fact, const char *reason) {
    if (fact) return;
    fprintf(stderr, "%s:%llu: %s\n", name, (unsigned long long)where, reason);
    exit(1);
}

static void need(bool fact, const char *reason) { need_at(line, fact, reason); }
static void fail(const char *reason) { need(false, reason); }

/* Counts time, about in accesses to memory, of which a call is worth 8: a short text could ask for years. */
static void spend(uint64_t more_steps) {
    steps += more_steps + 8;
    need(steps <= MOST_STEPS, "this needs more than 2 * 10^10 steps");
}

/* Counts memory; OVERHEAD stands for the head of a block and for what points to it. */
static void charge(size_t rows, size_t width) {
    need(used + OVERHEAD <= MOST_CELLS && rows <= (MOST_CELLS - used - OVERHEAD) / (width == 0 ? 1 : width),
        "this needs more than 2^28 cells of memory");
    used += rows * width + OVERHEAD;
}

static void *checked(void *memory) { return need(memory != NULL, "out of memory"), memory; }

static cell *table(size_t rows, size_t width) {
    charge(rows, width);
    return checked(calloc(rows * width + 1, sizeof(cell)));
}

static cell *cells(size_t count) { return table(count, 1); }
static cell **pointers(size_t count) { return (cell **)table(count, 2); }
static cell *copied(const cell *row, size_t count) { return memcpy(cells(count), row, count * sizeof *row); }

/* Room for one more item in an array that doubles: at most its triple is in use, while it is copied. */
static void *grown(void *items, size_t count, size_t size) {
    charge(3 * size / sizeof(cell), 1);
    if ((count & (count - 1)) != 0) return items;
    return checked(realloc(items, (count == 0 ? 1 : 2 * count) * size));
}

/* ---- The text: characters, numbers, permutations ---- */
static unsigned char buffer[65536];
static size_t next_byte, filled;
static cell degree;

static int peek(void) {
    if (next_byte == filled) {
        next_byte = 0;
        filled = fread(buffer, 1, sizeof buffer, file);
        if (filled == 0 && ferror(file)) {
            fprintf(stderr, "%s: cannot be read\n", name);
            exit(2);
        }
    }
    return filled == 0 ? EOF : buffer[next_byte];
}

static bool digit(void) { return peek() >= '0' && peek() <= '9'; }

static bool take(int wanted) {
    if (peek() != wanted) return false;
    ++next_byte;
    return true;
}

/* The reason why the character at hand cannot stand there. */
static void unexpected(const char *wanted) {
    int c = peek();
    if (c == EOF) fail("the file ends within a line");
    if (c == '\r') fail("a carriage return: lines end with a line feed alone");
    if (c == '\t') fail("a tab: tokens are separated by one space");
    fail(wanted);
}

static void space(void) { if (!take(' ')) unexpected("one space and another token were expected"); }

/* Is there another token on this line? */
static bool more(void) {
    if (take(' ')) return true;
    if (peek() != '\n') unexpected("the end of the token was expected");
    return false;
}

/* A number from low to high; the first digit too many ends the reading, however long the token is. */
static cell number(cell low, cell high, const char *reason) {
    uint64_t value = 0;
    if (!digit()) unexpected("a number was expected");
    if (take('0')) need(!digit(), "a number with a leading zero");
    for (; digit(); ++next_byte) {
        value = 10 * value + (uint64_t)(peek() - '0');
        need(value <= high, reason);
    }
    need(value >= low, reason);
    return (cell)value;
}

static cell point(void) { return number(1, degree, "a point beyond the degree") - 1; }

static void set_identity(cell *row, cell count) {
    spend(count);
    for (cell p = 0; p < count; ++p) row[p] = p;
}

/* One cycle after its bracket. A point was met before if it has an image already or is this cycle's last. */
static void read_cycle(cell *row) {
    cell first = point(), last = first;
    need(row[first] == first, "a point occurs twice in a permutation");
    while (take(',')) {
        cell p = point();
        need(p != last && row[p] == p, "a point occurs twice in a permutation");
        row[last] = p;
        last = p;
    }
    if (!take(')')) unexpected("a comma or a closing bracket was expected");
    need(last != first, "a cycle of one point");
    row[last] = first;
}

static void read_permutation(cell *row) {
    set_identity(row, degree);
    if (!take('(')) unexpected("a permutation was expected");
    if (take(')')) return;
    do read_cycle(row); while (take('('));
}

/* ---- Large numbers: orders and least common multiples ---- */
struct number {
    size_t limbs;
    cell limb[MOST_DIGITS / 9 + 8]; /* nine decimal digits in each, the least first */
};

static struct number claimed, order, other;

static void read_digits(struct number *n) {
    static cell digits[MOST_DIGITS + 9]; /* the first nine are zeros */
    size_t end = 9;
    if (!digit()) unexpected("a number was expected");
    for (; digit(); ++next_byte) {
        need(end < MOST_DIGITS + 9, "a number with too many digits");
        digits[end++] = (cell)peek() - '0';
    }
    need(digits[9] != 0 || end == 10, "a number with a leading zero");
    for (n->limbs = 0; end > 9; end -= 9) {
        cell *limb = &n->limb[n->limbs++];
        *limb = 0;
        for (size_t k = end - 9; k < end; ++k) *limb = 10 * *limb + digits[k];
    }
}

static void set(struct number *n, cell value) { n->limbs = 1, n->limb[0] = value; }

/* Factors are below 2^32. */
static void times(struct number *n, uint64_t factor) {
    uint64_t carry = 0;
    spend(2 * n->limbs);
    for (size_t i = 0; i < n->limbs || carry != 0; ++i, carry /= LIMB) {
        need(i < MOST_DIGITS / 9 + 8, "an order has too many digits");
        carry += i < n->limbs ? n->limb[i] * factor : 0;
        n->limb[i] = (cell)(carry % LIMB);
        if (i == n->limbs) ++n->limbs;
    }
}

static bool equals(const struct number *n, const struct number *m) {
    return n->limbs == m->limbs && memcmp(n->limb, m->limb, n->limbs * sizeof(cell)) == 0;
}

static bool prime(cell n) {
    cell d = 2;
    while ((uint64_t)d * d <= n && n % d != 0) ++d;
    return n >= 2 && (uint64_t)d * d > n;
}

/* ---- Cycles ---- */
static bool *seen; /* of each point; for a walk along cycles */

/* The lengths of the cycles on some points, which are mapped onto themselves; returns their number. */
static cell cycles_on(const cell *row, const cell *points, cell count, cell *length) {
    cell cycles = 0;
    spend(2 * (uint64_t)count);
    for (cell i = 0; i < count; ++i) seen[points[i]] = false;
    for (cell i = 0; i < count; ++i) {
        cell n = 0;
        for (cell p = points[i]; !seen[p]; p = row[p], ++n) seen[p] = true;
        if (n != 0) length[cycles++] = n;
    }
    return cycles;
}

static int compare_cells(const void *a, const void *b) {
    cell x = *(const cell *)a, y = *(const cell *)b;
    return (x > y) - (x < y);
}

static void sort(cell *items, cell count) {
    spend(16 * (uint64_t)count);
    qsort(items, count, sizeof *items, compare_cells);
}

/* The different lengths, ascending; returns their number. */
static cell lengths_on(const cell *row, const cell *points, cell count, cell *length) {
    cell cycles = cycles_on(row, points, count, length), kept = 0;
    sort(length, cycles);
    for (cell i = 0; i < cycles; ++i)
        if (kept == 0 || length[kept - 1] != length[i]) length[kept++] = length[i];
    return kept;
}

static cell gcd(cell a, cell b) { return b == 0 ? a : gcd(b, a % b); }

/* The greatest common divisor of n and the lengths' least common multiple, which may be large itself. */
static cell common(cell n, const cell *length, cell count) {
    cell result = 1;
    spend(8 * (uint64_t)count);
    for (cell i = 0; i < count && result < n; ++i) {
        cell d = gcd(n, length[i]);
        result *= d / gcd(result, d);
    }
    return result;
}

/* ---- Groups ---- */
enum kind { REST, COPY, GIANT };

struct orbit {
    enum kind kind;
    bool original; /* some orbit is a copy of it */
    const cell *at; /* its points, ascending */
    cell size;
};

struct giant {
    cell orbit;
    cell *key;  /* m, the class of giants not told apart yet, cycle lengths (on six points the order) */
    bool apart; /* free of the rest */
};

struct strong {
    cell element, depth; /* the first level whose base point it moves */
    cell *image, *inverse;
};

struct level {
    cell base, size;
    cell *orbit, *where; /* points in the order of finding; of points of Q: their places there from 1, or 0 */
    cell **inverse; /* of each transversal element */
};

struct group {
    cell **element; /* generators first */
    cell elements, generators;
    struct orbit *orbit; /* from 1; number 0 has the points that G fixes */
    cell orbits, *orbit_of, last[3]; /* last: of each kind, the last orbit that had a line */
    cell *mate; /* of each point of a copy: the point of the original */
    struct giant *giant;
    cell giants, **key, classes; /* the giants' keys, sorted */
    cell *rest, rest_count, *slot; /* slot: of each point of the rest its number in it */
    cell **signs; /* of each free giant: signs of some element that is even on the free giants before it */
    cell *free_giant, frees;
    cell points_of_q;
    struct strong *strong;
    struct level *level;
    cell strongs, levels;
    uint64_t separate_line, chain_line;
    bool proved;
};

static struct group group[MOST_GROUPS], *here = group; /* here: the one that is being read */
static cell groups;

/* Room for work, of `degree` cells each. */
static cell *scratch, *inverse, *everything, *lengths, *rest_lengths;
static cell *parent, *joined, *with; /* of points; the pairs that were joined */
static cell *sign; /* of each giant, of the permutation last looked at */
static cell *sifted, *transversal;
static cell *P, *Q, *X, *set_of, *solved, *image; /* of a claim */

static void read_degree(void) {
    cell **room[] = {&scratch, &inverse, &everything, &lengths, &rest_lengths, &parent, &joined, &with, &sign,
        &sifted, &transversal, &set_of, &solved, &image, &P, &Q, &X};
    degree = number(1, MOST_POINTS, "the degree is not from 1 to 1000000");
    for (size_t i = 0; i < sizeof room / sizeof *room; ++i) *room[i] = cells(degree);
    set_identity(everything, degree);
    seen = (bool *)cells(degree);
}

static void begin_group(void) {
    need(groups < MOST_GROUPS, "more than 1000 groups");
    here = &group[groups++];
}

/* ---- Elements ---- */
static void add_element(const cell *row) {
    here->element = grown(here->element, here->elements, sizeof *here->element);
    here->element[here->elements++] = copied(row, degree);
}

static void read_generator(void) {
    read_permutation(scratch);
    add_element(scratch);
    here->generators = here->elements;
}

static cell element_of(const struct group *G) { return number(1, G->elements, "no such element") - 1; }
static cell generator_of(const struct group *G) { return number(1, G->generators, "no such generator") - 1; }
static cell orbit_number(void) { return number(1, here->orbits - 1, "there is no such orbit"); }

static void invert(cell *result, const cell *row, cell count) {
    spend(count);
    for (cell p = 0; p < count; ++p) result[row[p]] = p;
}

static void multiply(cell *row, const cell *factor, cell count) {
    spend(count);
    for (cell p = 0; p < count; ++p) row[p] = factor[row[p]];
}

static void multiply_reference(cell *row, const struct group *G) {
    bool inverted = take('-');
    const cell *factor = G->element[element_of(G)];
    if (inverted) invert(inverse, factor, degree);
    multiply(row, inverted ? inverse : factor, degree);
}

static void read_element(void) {
    set_identity(scratch, degree);
    do multiply_reference(scratch, here); while (more());
    add_element(scratch);
}

static bool same(const cell *p, const cell *q) { return memcmp(p, q, degree * sizeof *p) == 0; }

/* What a generator makes of a row that is enumerated. */
typedef void action(void *restrict to, const void *restrict from, const cell *restrict g);

static void conjugate(void *restrict to, const void *restrict from, const cell *restrict g) {
    const cell *row = from, n = degree;
    for (cell p = 0; p < n; ++p) ((cell *)to)[g[p]] = g[row[p]];
}

static void multiply_row(void *restrict to, const void *restrict from, const cell *restrict g) {
    const cell *row = from, n = degree;
    for (cell p = 0; p < n; ++p) ((cell *)to)[p] = g[row[p]];
}

/* ---- Orbits, copies ---- */
static cell grow_orbit(struct group *G, cell start, cell *queue) {
    cell size = 1;
    queue[0] = start;
    G->orbit_of[start] = G->orbits;
    for (cell i = 0; i < size; ++i)
        for (cell g = 0; g < G->generators; ++g) {
            cell p = G->element[g][queue[i]];
            if (G->orbit_of[p] == G->orbits) continue;
            G->orbit_of[p] = G->orbits;
            queue[size++] = p;
        }
    spend((uint64_t)size * G->generators);
    return size;
}

static void list_points(struct group *G) {
    cell *points = cells(degree), *end = parent, start = 0;
    for (cell o = 1; o < G->orbits; ++o) {
        G->orbit[o].at = points + start;
        end[o] = start;
        start += G->orbit[o].size;
    }
    for (cell p = 0; p < degree; ++p) if (G->orbit_of[p] != 0) points[end[G->orbit_of[p]]++] = p;
}

static void find_orbits(struct group *G) {
    if (G->orbit != NULL) return;
    G->orbit_of = cells(degree);
    G->orbit = grown(G->orbit, G->orbits, sizeof *G->orbit);
    G->orbit[G->orbits++] = (struct orbit){REST, false, NULL, 0};
    for (cell p = 0; p < degree; ++p) {
        if (G->orbit_of[p] != 0) continue;
        cell size = grow_orbit(G, p, joined);
        if (size == 1) {
            G->orbit_of[p] = 0;
            continue;
        }
        G->orbit = grown(G->orbit, G->orbits, sizeof *G->orbit);
        G->orbit[G->orbits++] = (struct orbit){REST, false, NULL, size};
    }
    list_points(G);
}

/* The orbit that a line is about. */
static cell new_role(enum kind kind) {
    cell a = orbit_number();
    need(here->orbit[a].kind == REST, "this orbit has a line already");
    need(a > here->last[kind], "lines of a kind come in ascending order of orbits");
    here->orbit[a].kind = kind;
    return here->last[kind] = a;
}

/* Does a permutation that maps every orbit onto itself act on this copy as on its original? */
static bool fits_copy(const struct group *G, const cell *row, cell a) {
    const struct orbit *o = &G->orbit[a];
    spend(o->size);
    for (cell i = 0; i < o->size; ++i) if (G->mate[row[o->at[i]]] != row[G->mate[o->at[i]]]) return false;
    return true;
}

static void read_mates(cell a, cell b) {
    const struct orbit *o = &here->orbit[a];
    for (cell i = 0; i < o->size; ++i) seen[o->at[i]] = false;
    for (cell i = 0; i < o->size; ++i) {
        space();
        cell p = point();
        need(here->orbit_of[p] == a && !seen[p], "the images are not the points of the copy, each once");
        seen[p] = true;
        here->mate[p] = here->orbit[b].at[i];
    }
}

/* An original that were itself a copy, now or by a later line, could leave both out of the chain's sight. */
static void read_copy(void) {
    cell a = new_role(COPY);
    space();
    cell b = orbit_number();
    need(here->orbit[b].kind != COPY, "the original is itself a copy");
    need(!here->orbit[a].original, "the copy is the original of another copy");
    need(here->orbit[a].size == here->orbit[b].size, "the copy and its original have different sizes");
    here->orbit[b].original = true;
    if (here->mate == NULL) here->mate = cells(degree);
    read_mates(a, b);
    for (cell g = 0; g < here->generators; ++g)
        need(fits_copy(here, here->element[g], a), "a generator acts differently on the copy");
}

/* ---- Giants ---- */
static cell root(cell p) {
    while (parent[p] != p) p = parent[p] = parent[parent[p]];
    return p;
}

static cell join(cell p, cell q, cell joins) {
    p = root(p);
    q = root(q);
    if (p == q) return joins;
    parent[q] = p;
    joined[joins] = q;
    with[joins] = p;
    return joins + 1;
}

/* Is the finest partition that the generators keep, with p and q together, one block? Images of joined pairs
 * join. */
static bool one_block(const struct group *G, const struct orbit *o, cell p, cell q) {
    for (cell i = 0; i < o->size; ++i) parent[o->at[i]] = o->at[i];
    cell joins = join(p, q, 0);
    spend(o->size);
    for (cell i = 0; i < joins && joins + 1 < o->size; spend(8 * (uint64_t)G->generators), ++i)
        for (cell g = 0; g < G->generators; ++g)
            joins = join(G->element[g][joined[i]], G->element[g][with[i]], joins);
    return joins + 1 == o->size;
}

static bool primitive(const struct group *G, const struct orbit *o) {
    for (cell i = 1; i < o->size; ++i) if (!one_block(G, o, o->at[0], o->at[i])) return false;
    return true;
}

static bool has_prime_cycle(const cell *row, const struct orbit *o, cell p) {
    cell cycles = cycles_on(row, o->at, o->size, lengths), divisible = 0;
    bool found = false;
    for (cell i = 0; i < cycles; ++i) {
        divisible += lengths[i] % p == 0;
        found = found || lengths[i] == p;
    }
    return found && divisible == 1;
}

/* A cycle of prime length P on more than half of the points proves by itself that the action is primitive:
 * blocks of b > 1 points are smaller than P; if it moves one it moves P blocks, so P b points; else its
 * points are in one. */
static void read_giant(void) {
    cell a = new_role(GIANT);
    const struct orbit *o = &here->orbit[a];
    space();
    const cell *row = here->element[element_of(here)];
    space();
    cell p = number(1, degree, "the prime is too large");
    need(o->size >= 5, "a giant has at least five points");
    need(prime(p), "this is not a prime");
    need(p <= 3 || p + 3 <= o->size, "the prime is neither 2 nor 3 nor at most m - 3");
    need(has_prime_cycle(row, o, p), "the element has not one such cycle, prime to the others");
    need(2 * p > o->size || primitive(here, o), "the action on the giant is not primitive");
    here->giant = grown(here->giant, here->giants, sizeof *here->giant);
    here->giant[here->giants++] = (struct giant){a, cells((size_t)o->size + 2), false};
    here->giant[here->giants - 1].key[0] = o->size;
}

/* ---- The quotient: the rest, then a pair of points for each free sign ---- */
static void find_rest(struct group *G) {
    G->rest = cells(degree), G->slot = cells(degree);
    for (cell p = 0; p < degree; ++p) {
        if (G->orbit_of[p] == 0 || G->orbit[G->orbit_of[p]].kind != REST) continue;
        G->slot[p] = G->rest_count;
        G->rest[G->rest_count++] = p;
    }
}

static void find_signs(const struct group *G, const cell *row) {
    for (cell j = 0; j < G->giants; ++j) {
        const struct orbit *o = &G->orbit[G->giant[j].orbit];
        sign[j] = (o->size - cycles_on(row, o->at, o->size, lengths)) & 1;
    }
}

/* Adds what is in the table to the signs until none is left or the first of them has no row; returns its
 * giant, or else the number of giants: then the signs are a sum of those of generators. */
static cell reduce_signs(const struct group *G) {
    cell j = 0;
    for (; j < G->giants && (sign[j] == 0 || G->signs[j] != NULL); ++j) {
        if (sign[j] == 0) continue;
        spend(G->giants);
        for (cell k = j; k < G->giants; ++k) sign[k] ^= G->signs[j][k];
    }
    return j;
}

/* A giant is free if its row is no sum of rows before it: some sum of signs is odd there first. */
static void find_quotient(struct group *G) {
    if (G->signs != NULL) return;
    find_rest(G);
    G->signs = pointers(G->giants), G->free_giant = cells(G->giants);
    for (cell g = 0; g < G->generators; ++g) {
        find_signs(G, G->element[g]);
        cell j = reduce_signs(G);
        if (j < G->giants) G->signs[j] = copied(sign, G->giants);
    }
    for (cell j = 0; j < G->giants; ++j) if (G->signs[j] != NULL) G->free_giant[G->frees++] = j;
    G->points_of_q = G->rest_count + 2 * G->frees;
}

/* A permutation that maps every orbit onto itself, as one of the quotient. */
static void to_quotient(const struct group *G, const cell *row, cell *result) {
    find_signs(G, row);
    spend(G->points_of_q);
    for (cell i = 0; i < G->rest_count; ++i) result[i] = G->slot[row[G->rest[i]]];
    for (cell f = 0, even = G->rest_count; f < G->frees; ++f, even += 2) {
        result[even] = even + sign[G->free_giant[f]];
        result[even + 1] = even + 1 - sign[G->free_giant[f]];
    }
}

/* ---- Separation ---- */
static int compare_keys(const void *a, const void *b) {
    const cell *x = *(cell *const *)a, *y = *(cell *const *)b;
    spend(x[0]);
    return x[0] != y[0] ? (x[0] < y[0] ? -1 : 1) : memcmp(x, y, ((size_t)x[0] + 2) * sizeof(cell));
}

/* Giants stay in one class as long as no element tells them apart. */
static void split_classes(struct group *G) {
    qsort(G->key, G->giants, sizeof *G->key, compare_keys);
    G->classes = 0;
    for (cell i = 0; i < G->giants; ++i) {
        bool last = i + 1 == G->giants || compare_keys(&G->key[i], &G->key[i + 1]) != 0;
        G->key[i][1] = G->classes;
        G->classes += last;
    }
}

/* On six points, automorphisms of the alternating group may change cycle lengths, but none changes orders. */
static void fill_key(const struct orbit *o, struct giant *g, const cell *row, cell count) {
    cell *length = g->key + 2, cycles = cycles_on(row, o->at, o->size, length), order = 1;
    for (cell i = 0; i < cycles; ++i) {
        if (i == 0 || length[i] != length[i - 1])
            g->apart = g->apart || common(length[i], rest_lengths, count) != length[i];
        order *= o->size == 6 ? length[i] / gcd(order, length[i]) : 1;
    }
    if (o->size == 6) length[0] = order, cycles = 1;
    memset(length + cycles, 0, (o->size - cycles) * sizeof *length);
    sort(length, o->size);
}

static void separate(struct group *G, const cell *row) {
    cell count = lengths_on(row, G->rest, G->rest_count, rest_lengths);
    for (cell j = 0; j < G->giants; ++j) fill_key(&G->orbit[G->giant[j].orbit], &G->giant[j], row, count);
    split_classes(G);
}

static void read_separate(void) {
    here->separate_line = line;
    here->key = pointers(here->giants);
    for (cell j = 0; j < here->giants; ++j) here->key[j] = here->giant[j].key;
    do separate(here, here->element[element_of(here)]); while (more());
}

/* ---- The chain ---- */
static void read_base(void) {
    here->chain_line = line;
    do {
        here->level = grown(here->level, here->levels, sizeof *here->level);
        cell base = number(1, here->points_of_q, "a base point beyond the quotient") - 1;
        here->level[here->levels++] = (struct level){base, 0, NULL, NULL, NULL};
    } while (more());
}

static void read_strong(void) {
    here->chain_line = line;
    do {
        here->strong = grown(here->strong, here->strongs, sizeof *here->strong);
        here->strong[here->strongs++] = (struct strong){element_of(here), 0, NULL, NULL};
    } while (more());
}

static bool is_identity(const cell *row, cell count) {
    spend(count);
    return memcmp(row, everything, count * sizeof *row) == 0;
}

/* Keeps the strong generators that are not the identity of Q. */
static void load_strong(struct group *G) {
    cell kept = 0;
    for (cell i = 0; i < G->strongs; ++i) {
        struct strong s = G->strong[i];
        to_quotient(G, G->element[s.element], sifted);
        if (is_identity(sifted, G->points_of_q)) continue;
        while (s.depth < G->levels && sifted[G->level[s.depth].base] == G->level[s.depth].base) ++s.depth;
        spend(s.depth);
        need_at(G->chain_line, s.depth < G->levels, "a strong generator moves no base point");
        s.image = copied(sifted, G->points_of_q);
        s.inverse = cells(G->points_of_q);
        invert(s.inverse, s.image, G->points_of_q);
        G->strong[kept++] = s;
    }
    G->strongs = kept;
}

static void add_point(const struct group *G, struct level *l, cell p, const struct strong *s, cell from) {
    cell *row = cells(G->points_of_q);
    spend(2 * (uint64_t)G->points_of_q);
    for (cell q = 0; q < G->points_of_q; ++q) row[q] = s == NULL ? q : l->inverse[from][s->inverse[q]];
    l->inverse[l->size] = row;
    l->orbit[l->size] = p;
    l->where[p] = ++l->size;
}

static void build_level(const struct group *G, struct level *l, cell depth) {
    l->where = cells(G->points_of_q), l->orbit = cells(G->points_of_q), l->inverse = pointers(G->points_of_q);
    add_point(G, l, l->base, NULL, 0);
    for (cell i = 0; i < l->size; spend(G->strongs), ++i)
        for (cell k = 0; k < G->strongs; ++k) {
            const struct strong *s = &G->strong[k];
            cell p = s->image[l->orbit[i]];
            if (s->depth >= depth && l->where[p] == 0) add_point(G, l, p, s, i);
        }
}

/* Sifts a permutation of Q through the levels from this one on. */
static bool sifts(const struct group *G, cell *row, cell depth) {
    spend(G->levels - depth);
    for (; depth < G->levels; ++depth) {
        const struct level *l = &G->level[depth];
        cell place = l->where[row[l->base]];
        if (place == 0) return false;
        if (place > 1) multiply(row, l->inverse[place - 1], G->points_of_q);
    }
    return is_identity(row, G->points_of_q);
}

/* The Schreier generators of the point at a place of an orbit. Sifting u_x s begins at this level: its first
 * step multiplies by the inverse of the transversal element of x s. */
static void check_point(const struct group *G, cell depth, cell place) {
    invert(transversal, G->level[depth].inverse[place], G->points_of_q);
    spend(G->strongs);
    for (cell i = 0; i < G->strongs; ++i) {
        if (G->strong[i].depth < depth) continue;
        memcpy(sifted, transversal, G->points_of_q * sizeof *sifted);
        multiply(sifted, G->strong[i].image, G->points_of_q);
        need_at(G->chain_line, sifts(G, sifted, depth), "a Schreier generator does not sift to the identity");
    }
}

static void check_chain(struct group *G) {
    if (G->chain_line == 0) G->chain_line = line;
    load_strong(G);
    for (cell i = 0; i < G->levels; ++i) build_level(G, &G->level[i], i);
    for (cell g = 0; g < G->generators; ++g) {
        to_quotient(G, G->element[g], sifted);
        need_at(G->chain_line, sifts(G, sifted, 0), "a generator does not sift to the identity");
    }
    for (cell i = G->levels; i-- > 0;)
        for (cell k = 0; k < G->level[i].size; ++k) check_point(G, i, k);
}

/* ---- What the evidence proves ---- */
/* Checks all evidence, once. */
static void prove(struct group *G) {
    if (G->proved) return;
    find_orbits(G);
    find_quotient(G);
    if (G->separate_line == 0) G->separate_line = line;
    for (cell j = 0; j < G->giants; ++j)
        need_at(G->separate_line, G->giant[j].apart, "no element shows that a giant is free of the rest");
    need_at(G->separate_line, G->classes == G->giants,
        "no element tells two giants with equally many points apart");
    check_chain(G);
    G->proved = true;
}

static bool is_member(const struct group *G, const cell *row) {
    const cell *of = G->orbit_of;
    spend((uint64_t)degree + G->orbits);
    for (cell p = 0; p < degree; ++p) if (of[row[p]] != of[p] || (of[p] == 0 && row[p] != p)) return false;
    for (cell o = 1; o < G->orbits; ++o) if (G->orbit[o].kind == COPY && !fits_copy(G, row, o)) return false;
    to_quotient(G, row, sifted);
    return reduce_signs(G) == G->giants && sifts(G, sifted, 0);
}

static void need_subgroup(const struct group *H, const struct group *K) {
    for (cell h = 0; h < H->generators; ++h)
        need(is_member(K, H->element[h]), "a generator of the first group is not in the other");
}

/* ---- Orders ---- */
/* Multiplies by the order of G. Small factors are gathered first. */
static void times_order(struct number *n, const struct group *G) {
    uint64_t factor = 1;
    for (cell i = 0; i < G->levels; ++i) times(n, G->level[i].size);
    for (cell j = 0; j < G->giants; ++j)
        for (cell k = 3; k <= G->orbit[G->giant[j].orbit].size; factor *= k++)
            if (factor * k > UINT32_MAX) times(n, factor), factor = 1;
    times(n, factor);
}

static void find_order(struct number *n, const struct group *G) {
    set(n, 1);
    times_order(n, G);
}

/* Do both groups have the same number of elements, when that of the first is multiplied? */
static bool index_is(cell index, const struct group *H, const struct group *K) {
    set(&other, index);
    times_order(&other, H);
    find_order(&order, K);
    return equals(&other, &order);
}

/* The order as a number, if it is below 10^9; else a larger one. */
static cell small_order(const struct group *G) {
    find_order(&order, G);
    return order.limbs == 1 ? order.limb[0] : NONE;
}

/* ---- Enumerations ---- */
static struct {
    unsigned char *rows;
    size_t width, count, room, forbidden; /* the first rows, that must not be found again */
    cell *slot; /* a hash table: numbers of rows from 1, or 0 */
    size_t slots, entry; /* entry: bytes of each entry of a position */
} found;

static void begin_enumeration(size_t width) {
    found.width = width;
    found.count = found.forbidden = found.room = 0;
    free(found.rows);
    free(found.slot);
    found.rows = NULL;
    found.slots = 1024;
    found.slot = checked(calloc(found.slots, sizeof *found.slot));
}

static const void *found_row(size_t i) { return found.rows + i * found.width; }

static uint64_t hash(const void *row) {
    uint64_t h = 0, word;
    for (size_t i = 0; i < found.width; i += sizeof word) {
        size_t n = found.width - i < sizeof word ? found.width - i : sizeof word;
        word = 0;
        memcpy(&word, (const char *)row + i, n);
        h = (h ^ word) * 0x9E3779B97F4A7C15u;
        h ^= h >> 29;
    }
    return h * 0xD6E8FEB86659FD93u >> 16;
}

/* The slot of this row, or the one where it belongs. */
static size_t find_slot(const void *row) {
    size_t i = hash(row) & (found.slots - 1);
    while (found.slot[i] != 0 && memcmp(found_row(found.slot[i] - 1), row, found.width) != 0) {
        spend(ROW_STEPS);
        i = (i + 1) & (found.slots - 1);
    }
    return i;
}

static void widen_slots(void) {
    free(found.slot);
    found.slots *= 2;
    found.slot = checked(calloc(found.slots, sizeof *found.slot));
    for (size_t k = 0; k < found.count; ++k) found.slot[find_slot(found_row(k))] = (cell)(k + 1);
}

static void add_row(const void *row) {
    spend(found.width + ROW_STEPS);
    size_t i = find_slot(row);
    need(found.slot[i] == 0 || found.slot[i] > found.forbidden, "the two enumerations have a row in common");
    if (found.slot[i] != 0) return;
    need((found.count + 1) * found.width <= MOST_BYTES, "an enumeration needs more than 2^30 bytes");
    if (found.count == found.room) {
        found.room = found.room == 0 ? 16 : 2 * found.room;
        if (found.room * found.width > MOST_BYTES) found.room = MOST_BYTES / found.width;
        found.rows = checked(realloc(found.rows, found.room * found.width));
    }
    memcpy(found.rows + found.count * found.width, row, found.width);
    found.slot[i] = (cell)++found.count;
    if (4 * found.count > 3 * found.slots) widen_slots();
}

/* Applies the generators to the rows from this one on, to what is new then, and so on, so many times. */
static void enumerate(const struct group *K, action *act, size_t from, cell depth) {
    for (size_t end; depth > 0 && from < found.count; --depth)
        for (end = found.count; from < end; ++from)
            for (cell g = 0; g < K->generators; ++g) {
                act(image, found_row(from), K->element[g]);
                add_row(image);
            }
}

#define MOVE_AS(type, at, of) \
    for (cell y = 0; y < n; ++y) ((type *)to)[at] = ((const type *)from)[of]
#define MOVE(at, of) do { \
        if (found.entry == 1) MOVE_AS(uint8_t, at, of); \
        else if (found.entry == 2) MOVE_AS(uint16_t, at, of); \
        else MOVE_AS(cell, at, of); \
    } while (0)

static void move_position(void *restrict to, const void *restrict from, const cell *restrict g) {
    const cell n = degree;
    MOVE(g[y], y);
}

static void move_back(void *restrict to, const void *restrict from, const cell *restrict g) {
    const cell n = degree;
    MOVE(y, g[y]);
}

/* Enumerates the conjugates of P under K. */
static void find_conjugates(const struct group *K) {
    begin_enumeration(degree * sizeof *P);
    add_row(P);
    enumerate(K, conjugate, 0, NONE);
}

/* The position of the identity. */
static void begin_positions(void) {
    for (cell p = 0; p < degree; ++p)
        if (found.entry == 1) ((uint8_t *)solved)[p] = (uint8_t)set_of[p];
        else if (found.entry == 2) ((uint16_t *)solved)[p] = (uint16_t)set_of[p];
        else solved[p] = set_of[p];
    begin_enumeration(degree * found.entry);
}

/* ---- The arguments of claims ---- */
static struct group *A, *B, *C; /* the groups, as they stand in the claim */
static cell first, second; /* its numbers */
static cell *sizes, layers; /* of its layers, from distance 0 on */
static bool whole;
static char word[16];

static void read_word(void) {
    size_t n = 0;
    for (; peek() >= 'a' && peek() <= 'z' && n + 1 < sizeof word; ++next_byte) word[n++] = (char)peek();
    word[n] = '\0';
}

static bool has_word(const char *wanted) { return strcmp(word, wanted) == 0; }

static void need_word(const char *wanted) {
    read_word();
    if (!has_word(wanted)) unexpected("the word `by` or `of` was expected");
    space();
}

/* Is there one more in this list? Otherwise its line ends, or `of` follows. */
static bool one_more(bool *follows) { return (*follows = more()) && peek() != 'o'; }

static bool read_by(void) {
    bool follows;
    need_word("by");
    do multiply_reference(P, A); while (one_more(&follows));
    return follows;
}

static bool read_layers(void) {
    bool follows;
    read_word();
    whole = has_word("whole");
    need(whole || has_word("part"), "the word `whole` or `part` was expected");
    space();
    layers = 0;
    do {
        sizes = grown(sizes, layers, sizeof *sizes);
        sizes[layers++] = number(0, (cell)MOST_BYTES, "this layer needs more than 2^30 bytes");
    } while (one_more(&follows));
    return follows;
}

static void read_set(cell set) {
    cell last = NONE;
    do {
        cell p = point();
        need(last == NONE || p > last, "the points of a set ascend");
        need(set_of[p] == 0, "the sets have a point in common");
        set_of[p] = set;
        last = p;
    } while (take(','));
}

static void read_sets(bool follows) {
    cell sets = follows ? 0 : degree;
    spend(degree);
    for (cell p = 0; p < degree; ++p) set_of[p] = follows ? 0 : p + 1;
    if (follows) {
        need_word("of");
        do read_set(++sets); while (more());
    }
    found.entry = sets < 256 ? 1 : sets < 65536 ? 2 : 4;
}

static struct group *group_number(void) { return &group[number(1, groups, "there is no such group") - 1]; }

/* One argument; returns whether another token follows. */
static bool read_argument(char kind, bool follows) {
    switch (kind) {
    case 'A': case 'a': A = group_number(); break;
    case 'B': case 'b': B = group_number(); break;
    case 'C': C = group_number(); break;
    case 'P': read_permutation(P); break;
    case 'Q': read_permutation(Q); break;
    case 'X': read_permutation(X); break;
    case 'D': read_digits(&claimed); break;
    case 'N': first = number(0, MOST_NUMBER, "a number beyond 10^9"); break;
    case 'E': first = element_of(A); break;
    case 'I': first = generator_of(A); break;
    case 'J': second = generator_of(B); break;
    case 'R': return read_by();
    case 'L': return read_layers();
    default: read_sets(follows); return false;
    }
    return more();
}

/* ---- Claims ---- */
static void claim_power(void) {
    cell count = lengths_on(P, everything, degree, lengths);
    set(&order, 1);
    for (cell i = 0; i < count; ++i) times(&order, lengths[i] / common(lengths[i], lengths, i));
    need(equals(&order, &claimed), "the permutation has another order");
}

static void claim_equal(void) { need(same(A->element[first], P), "the element is another permutation"); }
static void claim_order(void) {
    find_order(&order, A);
    need(equals(&order, &claimed), "the group has another order");
}

static void claim_member(void) { need(is_member(A, P), "the permutation is not in the group"); }
static void claim_nonmember(void) { need(!is_member(A, P), "the permutation is in the group"); }
static void claim_subgroup(void) { need_subgroup(A, B); }

static void claim_index(void) {
    claim_subgroup();
    times_order(&claimed, A);
    find_order(&order, B);
    need(equals(&order, &claimed), "the subgroup has another index");
}

/* Is h^g in H? */
static bool keeps_conjugate(cell h, cell g) {
    conjugate(scratch, A->element[h], B->element[g]);
    return is_member(A, scratch);
}

static void claim_normal(void) {
    claim_subgroup();
    for (cell h = 0; h < A->generators; ++h)
        for (cell g = 0; g < B->generators; ++g)
            need(keeps_conjugate(h, g), "a conjugate of a generator is not in the subgroup");
}

static void claim_notnormal(void) { need(!keeps_conjugate(first, second), "the conjugate is in the group"); }

static void claim_conjugate(void) {
    need(is_member(A, X), "the last permutation is not in the group");
    conjugate(scratch, P, X);
    need(same(scratch, Q), "the conjugate is another permutation");
}

/* Does one permutation map the orbit to itself while the other does not, or with other cycle lengths? */
static bool differ_on(const struct group *K, const struct orbit *o) {
    bool keeps_p = true, keeps_q = true;
    for (cell i = 0; i < o->size; ++i) {
        keeps_p = keeps_p && K->orbit_of[P[o->at[i]]] == K->orbit_of[o->at[0]];
        keeps_q = keeps_q && K->orbit_of[Q[o->at[i]]] == K->orbit_of[o->at[0]];
    }
    if (!keeps_p || !keeps_q) return keeps_p != keeps_q;
    cell cycles = cycles_on(P, o->at, o->size, lengths);
    if (cycles_on(Q, o->at, o->size, rest_lengths) != cycles) return true;
    sort(lengths, cycles);
    sort(rest_lengths, cycles);
    return memcmp(lengths, rest_lengths, cycles * sizeof *lengths) != 0;
}

static bool differ_on_orbits(struct group *K) {
    find_orbits(K);
    spend(degree);
    for (cell p = 0; p < degree; ++p) if (K->orbit_of[p] == 0 && (P[p] == p) != (Q[p] == p)) return true;
    for (cell o = 1; o < K->orbits; ++o) if (differ_on(K, &K->orbit[o])) return true;
    return false;
}

static void claim_nonconjugate(void) {
    if (differ_on_orbits(A)) return;
    find_conjugates(A);
    need(found.slot[find_slot(Q)] == 0, "the permutations are conjugate");
}

static void claim_centralizer(void) {
    claim_subgroup();
    for (cell h = 0; h < A->generators; ++h) {
        conjugate(scratch, P, A->element[h]);
        need(same(scratch, P), "a generator of the first group does not commute with the permutation");
    }
    find_conjugates(B);
    need(index_is((cell)found.count, A, B), "the centralizer has another order");
}

static void claim_intersection(void) {
    cell common_order = small_order(A), of_b = small_order(B), of_c = small_order(C);
    claim_subgroup();
    need_subgroup(A, C);
    if (index_is(1, A, B) || index_is(1, A, C)) return;
    need(of_b <= 1000000 || of_c <= 1000000, "both groups have more than 1000000 elements");
    begin_enumeration(degree * sizeof *P);
    add_row(everything);
    enumerate(of_b <= of_c ? B : C, multiply_row, 0, NONE);
    for (size_t i = 0; i < found.count; ++i) common_order -= is_member(of_b <= of_c ? C : B, found_row(i));
    need(common_order == 0, "the intersection has another order");
}

static void claim_solved(void) {
    spend(degree);
    for (cell p = 0; p < degree; ++p) need(set_of[P[p]] == set_of[p], "a set is not taken to itself");
}

static void claim_unsolved(void) {
    begin_positions();
    move_position(image, solved, P);
    add_row(image);
    enumerate(A, move_position, 0, first - first / 2);
    found.forbidden = found.count;
    add_row(solved);
    enumerate(A, move_back, found.forbidden, first / 2);
}

static void claim_layers(void) {
    size_t from = 0, end = 0;
    begin_positions();
    add_row(solved);
    for (cell i = 0; i < layers; ++i, from = end, end = found.count) {
        if (i > 0) enumerate(A, move_position, from, 1);
        need(found.count - end == sizes[i], "a layer has another number of positions");
    }
    if (whole) enumerate(A, move_position, from, 1);
    need(found.count == end, "there are positions beyond the last layer");
}

/* ---- Lines ---- */
struct row {
    const char *word, *shape;
    void (*act)(void);
};

/* In shapes of claims A, B, C are groups with evidence, a, b without; P, Q, X permutations; D digits, N a
 * number, E an element, I and J a generator of A and of B, R what follows `by`, L layers, S sets, if any. */
static const struct row claim[] = {{"power", "DP", claim_power}, {"equal", "aEP", claim_equal},
    {"order", "AD", claim_order}, {"member", "AP", claim_member}, {"nonmember", "AP", claim_nonmember},
    {"subgroup", "aB", claim_subgroup}, {"index", "ABD", claim_index}, {"normal", "AB", claim_normal},
    {"notnormal", "AbIJ", claim_notnormal}, {"conjugate", "APQX", claim_conjugate},
    {"nonconjugate", "aPQ", claim_nonconjugate}, {"centralizer", "ABP", claim_centralizer},
    {"intersection", "ABC", claim_intersection}, {"solved", "aPRS", claim_solved},
    {"unsolved", "aNPS", claim_unsolved}, {"layers", "aLS", claim_layers}, {NULL, NULL, NULL}};

static const struct row *find_row(const struct row *row, const char *otherwise) {
    read_word();
    while (row->word != NULL && strcmp(row->word, word) != 0) ++row;
    if (row->word == NULL) unexpected(otherwise);
    return row;
}

static void read_claim(void) {
    const struct row *c = find_row(claim, "an unknown claim");
    bool follows = more();
    for (const char *kind = c->shape; *kind != '\0'; ++kind) {
        need(follows || *kind == 'S', "the claim has too few arguments");
        follows = read_argument(*kind, follows);
    }
    need(!follows, "the claim has too many arguments");
    if (strchr(c->shape, 'A') != NULL) prove(A);
    if (strchr(c->shape, 'B') != NULL) prove(B);
    if (strchr(c->shape, 'C') != NULL) prove(C);
    c->act();
    ++claims;
}

static void read_version(void) { number(1, 1, "the version of the format is not 1"); }

/* In shapes of lines, 1 stands for at most one in its place, and + for arguments. */
enum { DEGREE = 1, GROUP, GENERATOR, ELEMENT, COPIES, GIANTS, SEPARATE, BASE, STRONG, CLAIM, END };

static const struct row lines[] = {{"certificate", "1+", read_version}, {"degree", "1+", read_degree},
    {"group", "1", begin_group}, {"generator", "+", read_generator}, {"element", "+", read_element},
    {"copy", "+", read_copy}, {"giant", "+", read_giant}, {"separate", "1+", read_separate},
    {"base", "1+", read_base}, {"strong", "1+", read_strong}, {"claim", "+", read_claim}, {"end", "1", NULL},
    {NULL, NULL, NULL}};

/* What must be known before a line of this kind. Evidence is checked at the end of its group. */
static void enter(int kind, int last) {
    bool new_group = kind == GROUP && last >= GENERATOR && last <= STRONG;
    need(new_group || kind > last || (kind == last && lines[kind].shape[0] != '1'),
        "this line is out of order, or there twice");
    need(kind == last + 1 || last >= GENERATOR || (kind == CLAIM && last == DEGREE),
        "a line is missing before this one");
    need(kind != END || last == CLAIM, "there is no claim");
    if (kind >= COPIES && kind <= STRONG) find_orbits(here);
    if (kind >= SEPARATE && kind <= STRONG) find_quotient(here);
    if ((new_group || kind == CLAIM) && last >= COPIES && last <= STRONG) prove(here);
}

static void read_lines(void) {
    for (int kind = 0, last = -1; kind != END; last = kind) {
        ++line;
        if (peek() == EOF) fail("the file ends before the line `end`");
        const struct row *found_line = find_row(lines, "an unknown line");
        kind = (int)(found_line - lines);
        enter(kind, last);
        if (strchr(found_line->shape, '+') != NULL) space();
        if (kind != END) found_line->act();
        if (!take('\n')) unexpected("the end of the line was expected");
    }
    ++line;
    if (peek() != EOF) fail("there is text after the line `end`");
}

int CERTIFICATE_CHECK_MAIN(int count, char **words) {
    bool input = count == 2 && strcmp(words[1], "-") == 0;
    file = input ? stdin : count == 2 ? fopen(words[1], "rb") : NULL;
    if (file == NULL) {
        fprintf(stderr, count == 2 ? "%s: cannot be read\n" : "usage: check FILE\n", words[count - 1]);
        return 2;
    }
    name = input ? "-" : words[1];
    read_lines();
    printf("valid: %llu claims\n", (unsigned long long)claims);
    return fflush(stdout) == 0 && !ferror(stdout) ? 0 : 2;
}
