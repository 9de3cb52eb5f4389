/* check.c: checks a certificate about a group of permutations, from certificates.md alone, in its words.
 *     check FILE      (- for standard input)
 * Prints "valid: N claims" (exit 0), or FILE:LINE: REASON on standard error (exit 1); exit 2 for wrong usage
 * or a file that cannot be read. The text is read once and trusted nowhere; the first fault ends the program.
 * Memory that grows with the text is counted in cells of four bytes before it is allocated: at most 2^28
 * (1 GiB). A permutation of n points takes n. Points and indices count from 0 inside, from 1 in the text. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint32_t cell;

#define MOST_CELLS ((size_t)1 << 28)
#define NONE UINT32_MAX
#define LIMB 1000000000u /* times a factor below 2^32, and a carry, it stays below 2^64 */
enum { MOST_POINTS = 1000000, ORDER_DIGITS = 1000000, POWER_DIGITS = 100000, OVERHEAD = 16 };

/* ---- Faults and memory ---- */
static FILE *file;
static const char *name;
static uint64_t line, separate_line, chain_line;
static size_t used;

static void fail_at(uint64_t where, const char *reason) {
    fprintf(stderr, "%s:%llu: %s\n", name, (unsigned long long)where, reason);
    exit(1);
}

static void fail(const char *reason) { fail_at(line, reason); }
static void need(bool fact, const char *reason) { if (!fact) fail(reason); }
static bool fits(size_t rows, size_t width) { return width == 0 || rows <= (MOST_CELLS - used) / width; }

/* Counts memory; OVERHEAD stands for the head of a block and for what points to it. */
static void charge(size_t rows, size_t width) {
    need(fits(rows, width) && fits(rows * width + OVERHEAD, 1), "this needs more than 2^28 cells of memory");
    used += rows * width + OVERHEAD;
}

static void *checked(void *memory) {
    need(memory != NULL, "out of memory");
    return memory;
}

static cell *table(size_t rows, size_t width) {
    charge(rows, width);
    return checked(calloc(rows * width + 1, sizeof(cell)));
}

static cell *cells(size_t count) { return table(count, 1); }
static cell *copied(const cell *row, size_t count) { return memcpy(cells(count), row, count * sizeof *row); }

/* Room for one more item in an array that doubles: at most its double, and while it is copied its triple, is
 * in use. */
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
static void set_identity(cell *row, cell count) { for (cell p = 0; p < count; ++p) row[p] = p; }

/* One cycle after its bracket. A point was met before if it has an image already or is the last of this
 * cycle. */
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
    do read_cycle(row);
    while (take('('));
}

/* ---- Large numbers: orders and least common multiples ---- */
static char digits[ORDER_DIGITS];
static cell product[ORDER_DIGITS / 9 + 4]; /* nine decimal digits in each, the least first */
static size_t digit_count, limbs;

static void read_digits(size_t most) {
    if (!digit()) unexpected("a number was expected");
    for (digit_count = 0; digit(); ++next_byte) {
        need(digit_count < most, "a number with too many digits");
        digits[digit_count++] = (char)peek();
    }
    need(digits[0] != '0' || digit_count == 1, "a number with a leading zero");
}

static void start_product(void) { product[0] = (cell)(limbs = 1); }

/* A product with clearly more digits than the claim stops growing: it is not equal. */
static void times(uint64_t factor) {
    uint64_t carry = 0;
    if (9 * limbs > digit_count + 18) return;
    for (size_t i = 0; i < limbs; ++i, carry /= LIMB) {
        carry += product[i] * factor;
        product[i] = (cell)(carry % LIMB);
    }
    for (; carry != 0; carry /= LIMB) product[limbs++] = (cell)(carry % LIMB);
}

/* Is the product the number that was read? */
static bool equals_digits(void) {
    if (limbs != (digit_count + 8) / 9) return false;
    for (size_t i = 0; i < limbs; ++i) {
        size_t end = digit_count - 9 * i;
        cell limb = 0;
        for (size_t k = end < 9 ? 0 : end - 9; k < end; ++k) limb = 10 * limb + (cell)(digits[k] - '0');
        if (limb != product[i]) return false;
    }
    return true;
}

/* ---- Cycles ---- */
static bool *seen; /* of each point; for a walk along cycles */

/* The lengths of the cycles on some points, which the permutation must map onto themselves; returns their
 * number. */
static cell cycles_on(const cell *row, const cell *points, cell count, cell *length) {
    cell cycles = 0;
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

/* The different lengths, ascending; returns their number. */
static cell lengths_on(const cell *row, const cell *points, cell count, cell *length) {
    cell cycles = cycles_on(row, points, count, length), kept = 0;
    qsort(length, cycles, sizeof *length, compare_cells);
    for (cell i = 0; i < cycles; ++i)
        if (kept == 0 || length[kept - 1] != length[i]) length[kept++] = length[i];
    return kept;
}

static cell gcd(cell a, cell b) { return b == 0 ? a : gcd(b, a % b); }

/* The greatest common divisor of n and the lengths' least common multiple, which may be large itself. */
static cell common(cell n, const cell *length, cell count) {
    cell result = 1;
    for (cell i = 0; i < count && result < n; ++i) {
        cell d = gcd(n, length[i]);
        result *= d / gcd(result, d);
    }
    return result;
}

static bool is_prime(cell n) {
    for (cell d = 2; d * d <= n; ++d) if (n % d == 0) return false;
    return n > 1;
}

/* ---- Elements ---- */
static cell **element; /* generators first */
static cell elements, generators;
static cell *scratch, *inverse, *everything, *lengths, *rest_lengths;

static void read_degree(void) {
    degree = number(1, MOST_POINTS, "the degree is not from 1 to 1000000");
    scratch = cells(degree), inverse = cells(degree), everything = cells(degree);
    lengths = cells(degree), rest_lengths = cells(degree);
    set_identity(everything, degree);
    seen = (bool *)cells(degree);
}

static void add_element(const cell *row) {
    element = grown(element, elements, sizeof *element);
    element[elements++] = copied(row, degree);
}

static void read_generator(void) {
    read_permutation(scratch);
    add_element(scratch);
    generators = elements;
}

static cell element_number(void) { return number(1, elements, "there is no such element yet") - 1; }

static void invert(cell *result, const cell *row, cell count) {
    for (cell p = 0; p < count; ++p) result[row[p]] = p;
}

static void multiply(cell *row, const cell *factor, cell count) {
    for (cell p = 0; p < count; ++p) row[p] = factor[row[p]];
}

static void read_element(void) {
    set_identity(scratch, degree);
    do {
        bool inverted = take('-');
        const cell *factor = element[element_number()];
        if (inverted) invert(inverse, factor, degree);
        multiply(scratch, inverted ? inverse : factor, degree);
    } while (more());
    add_element(scratch);
}

/* ---- Orbits, copies ---- */
enum kind { REST, COPY, GIANT };

struct orbit {
    enum kind kind;
    bool original; /* some orbit is a copy of it */
    const cell *at; /* its points, ascending */
    cell size;
};

static struct orbit *orbit; /* from 1; number 0 has the points that G fixes */
static cell orbits, *orbit_of;
static cell *parent, *joined, *with; /* of points; the pairs that were joined */
static cell *mate; /* of each point of a copy: the point of the original */

static cell grow_orbit(cell start, cell *queue) {
    cell size = 1;
    queue[0] = start;
    orbit_of[start] = orbits;
    for (cell i = 0; i < size; ++i)
        for (cell g = 0; g < generators; ++g) {
            cell p = element[g][queue[i]];
            if (orbit_of[p] == orbits) continue;
            orbit_of[p] = orbits;
            queue[size++] = p;
        }
    return size;
}

static void list_points(void) {
    cell *points = cells(degree), *end = cells(orbits), start = 0;
    for (cell o = 1; o < orbits; ++o) {
        orbit[o].at = points + start;
        end[o] = start;
        start += orbit[o].size;
    }
    for (cell p = 0; p < degree; ++p) if (orbit_of[p] != 0) points[end[orbit_of[p]]++] = p;
}

static void find_orbits(void) {
    orbit_of = cells(degree);
    mate = cells(degree), parent = cells(degree), joined = cells(degree), with = cells(degree);
    orbit = grown(orbit, orbits, sizeof *orbit);
    orbit[orbits++] = (struct orbit){REST, false, NULL, 0};
    for (cell p = 0; p < degree; ++p) {
        if (orbit_of[p] != 0) continue;
        orbit = grown(orbit, orbits, sizeof *orbit);
        orbit[orbits] = (struct orbit){REST, false, NULL, grow_orbit(p, scratch)};
        if (orbit[orbits].size == 1) orbit_of[p] = 0;
        else ++orbits;
    }
    list_points();
}

static cell orbit_number(void) { return number(1, orbits - 1, "there is no such orbit"); }

/* The orbit that a line is about; *last is that of the line of this kind before. */
static cell new_role(cell *last, enum kind kind) {
    cell a = orbit_number();
    need(orbit[a].kind == REST, "this orbit has a line already");
    need(a > *last, "lines of a kind come in ascending order of orbits");
    orbit[a].kind = kind;
    return *last = a;
}

/* Does a permutation that maps every orbit onto itself act on this copy as on its original? */
static bool fits_copy(const cell *row, cell a) {
    for (cell i = 0; i < orbit[a].size; ++i) {
        cell p = orbit[a].at[i];
        if (mate[row[p]] != row[mate[p]]) return false;
    }
    return true;
}

static void read_mates(cell a, cell b) {
    for (cell i = 0; i < orbit[a].size; ++i) seen[orbit[a].at[i]] = false;
    for (cell i = 0; i < orbit[a].size; ++i) {
        space();
        cell p = point();
        need(orbit_of[p] == a && !seen[p], "the images are not the points of the copy, each once");
        seen[p] = true;
        mate[p] = orbit[b].at[i];
    }
}

/* An original that were itself a copy, now or by a later line, could leave both out of the chain's sight. */
static void read_copy(void) {
    static cell last;
    cell a = new_role(&last, COPY);
    space();
    cell b = orbit_number();
    need(orbit[b].kind != COPY, "the original is itself a copy");
    need(!orbit[a].original, "the copy is the original of another copy");
    need(orbit[a].size == orbit[b].size, "the copy and its original have different sizes");
    orbit[b].original = true;
    read_mates(a, b);
    for (cell g = 0; g < generators; ++g)
        need(fits_copy(element[g], a), "a generator acts differently on the copy");
}

/* ---- Giants ---- */
struct giant {
    cell orbit, class;
    cell *key;  /* the points, the class of giants not told apart yet, cycle lengths (on six points the order
                   alone) */
    bool apart; /* free of the rest */
};

static struct giant *giant;
static cell giants;

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
static bool one_block(const struct orbit *o, cell p, cell q) {
    for (cell i = 0; i < o->size; ++i) parent[o->at[i]] = o->at[i];
    cell joins = join(p, q, 0);
    for (cell i = 0; i < joins && joins + 1 < o->size; ++i)
        for (cell g = 0; g < generators; ++g) joins = join(element[g][joined[i]], element[g][with[i]], joins);
    return joins + 1 == o->size;
}

static bool primitive(const struct orbit *o) {
    for (cell i = 1; i < o->size; ++i) if (!one_block(o, o->at[0], o->at[i])) return false;
    return true;
}

static bool has_prime_cycle(const cell *row, const struct orbit *o, cell prime) {
    cell cycles = cycles_on(row, o->at, o->size, lengths), divisible = 0;
    bool found = false;
    for (cell i = 0; i < cycles; ++i) {
        divisible += lengths[i] % prime == 0;
        found = found || lengths[i] == prime;
    }
    return found && divisible == 1;
}

/* A cycle of prime length P on more than half of the points proves by itself that the action is primitive:
 * blocks of b > 1 points are smaller than P; if it moves one it moves P blocks, so P b points; else its
 * points are in one. */
static void read_giant(void) {
    static cell last;
    cell a = new_role(&last, GIANT);
    space();
    const cell *row = element[element_number()];
    space();
    cell prime = number(1, MOST_POINTS, "the prime is too large");
    cell m = orbit[a].size;
    need(m >= 5, "a giant has at least five points");
    need(is_prime(prime), "this is not a prime");
    need(prime <= 3 || prime + 3 <= m, "the prime is neither 2 nor 3 nor at most m - 3");
    need(has_prime_cycle(row, &orbit[a], prime), "the element has not one such cycle, prime to the others");
    need(2 * prime > m || primitive(&orbit[a]), "the action on the giant is not primitive");
    giant = grown(giant, giants, sizeof *giant);
    giant[giants++] = (struct giant){a, 0, cells((size_t)m + 2), false};
}

/* ---- The quotient: the rest, then a pair of points for each free sign ---- */
static cell *rest, rest_count, *slot; /* slot: of each point of the rest its number in it */
static cell *sign;      /* of each giant, of the permutation last looked at */
static cell *free_giant, frees, *pivot;
static cell *sign_rows, row_words, sign_words; /* of each giant: signs, then a sum of free giants */
static cell *place;     /* of each point of the quotient: its number in the chain */
static cell points_of_q;

static void find_rest(void) {
    rest = cells(degree), slot = cells(degree);
    for (cell p = 0; p < degree; ++p) {
        if (orbit_of[p] == 0 || orbit[orbit_of[p]].kind != REST) continue;
        slot[p] = rest_count;
        rest[rest_count++] = p;
    }
}

static void find_signs(const cell *row) {
    for (cell j = 0; j < giants; ++j) {
        const struct orbit *o = &orbit[giant[j].orbit];
        sign[j] = (o->size - cycles_on(row, o->at, o->size, lengths)) & 1;
    }
}

static cell *sign_row(cell j) { return sign_rows + (size_t)j * row_words; }
static cell bit(const cell *words, cell i) { return words[i / 32] >> i % 32 & 1; }
static void set_bit(cell *words, cell i) { words[i / 32] |= (cell)1 << i % 32; }

static void fill_sign_rows(void) {
    cell most_free = generators < giants ? generators : giants;
    sign_words = (generators + 31) / 32;
    row_words = sign_words + (most_free + 31) / 32;
    sign_rows = table(giants, row_words);
    for (cell g = 0; g < generators; ++g) {
        find_signs(element[g]);
        for (cell j = 0; j < giants; ++j) if (sign[j]) set_bit(sign_row(j), g);
    }
}

/* Adds the reduced rows of the free giants until none of their pivots is left. What is not zero then is the
 * reduced row of a new free giant; else the second part says which free giants' rows add up to this one. */
static void reduce_row(cell j) {
    cell *row = sign_row(j), g = 0;
    for (cell f = 0; f < frees; ++f)
        if (bit(row, pivot[f])) for (cell w = 0; w < row_words; ++w) row[w] ^= sign_row(free_giant[f])[w];
    while (g < generators && !bit(row, g)) ++g;
    if (g == generators) return;
    set_bit(row + sign_words, frees);
    pivot[frees] = g;
    free_giant[frees++] = j;
}

static bool fits_bound_signs(void) {
    for (cell j = 0, f = 0; j < giants; ++j) {
        if (f < frees && free_giant[f] == j) {
            ++f;
            continue;
        }
        cell sum = 0;
        for (cell k = 0; k < frees; ++k) sum ^= bit(sign_row(j) + sign_words, k) & sign[free_giant[k]];
        if (sum != sign[j]) return false;
    }
    return true;
}

static void find_quotient(void) {
    find_rest();
    sign = cells(giants), free_giant = cells(giants), pivot = cells(giants);
    fill_sign_rows();
    for (cell j = 0; j < giants; ++j) reduce_row(j);
    points_of_q = rest_count + 2 * frees;
    place = cells(points_of_q);
    set_identity(place, points_of_q);
}

/* A permutation that maps every orbit onto itself, as one of the quotient. */
static void to_quotient(const cell *row, cell *result) {
    find_signs(row);
    for (cell i = 0; i < rest_count; ++i) result[place[i]] = place[slot[row[rest[i]]]];
    for (cell f = 0; f < frees; ++f) {
        cell even = place[rest_count + 2 * f], odd = place[rest_count + 2 * f + 1];
        result[even] = sign[free_giant[f]] ? odd : even;
        result[odd] = sign[free_giant[f]] ? even : odd;
    }
}

/* ---- Separation ---- */
static cell *ranked, classes; /* giants, sorted by class and lengths */

static int compare_giants(const void *a, const void *b) {
    const cell *x = giant[*(const cell *)a].key, *y = giant[*(const cell *)b].key;
    return x[0] != y[0] ? (x[0] < y[0] ? -1 : 1) : memcmp(x, y, ((size_t)x[0] + 2) * sizeof(cell));
}

/* Giants stay in one class as long as no element tells them apart. */
static void split_classes(void) {
    qsort(ranked, giants, sizeof *ranked, compare_giants);
    classes = 0;
    for (cell i = 0; i < giants; ++i) {
        classes += i == 0 || compare_giants(&ranked[i - 1], &ranked[i]) != 0;
        giant[ranked[i]].class = classes;
    }
}

/* On six points, automorphisms of the alternating group may change cycle lengths, but none changes orders. */
static void fill_key(struct giant *g, const cell *row, const cell *divisors, cell count) {
    const struct orbit *o = &orbit[g->orbit];
    cell *length = g->key + 2, cycles = cycles_on(row, o->at, o->size, length), order = 1;
    for (cell i = 0; i < cycles; ++i) {
        g->apart = g->apart || common(length[i], divisors, count) != length[i];
        order *= o->size == 6 ? length[i] / gcd(order, length[i]) : 1;
    }
    if (o->size == 6) length[0] = order;
    if (o->size == 6) cycles = 1;
    memset(length + cycles, 0, (o->size - cycles) * sizeof *length);
    qsort(length, o->size, sizeof *length, compare_cells);
    g->key[0] = o->size;
    g->key[1] = g->class;
}

static void separate(const cell *row) {
    cell count = lengths_on(row, rest, rest_count, rest_lengths);
    for (cell j = 0; j < giants; ++j) fill_key(&giant[j], row, rest_lengths, count);
    split_classes();
}

static void read_separate(void) {
    separate_line = line;
    ranked = cells(giants);
    set_identity(ranked, giants);
    do separate(element[element_number()]);
    while (more());
}

/* ---- The chain ---- */
struct strong {
    cell element, depth; /* the first level whose base point it moves */
    cell *image, *inverse;
};

struct level {
    cell base, width, size; /* its strong generators move no points from width on */
    cell *orbit, *label; /* the points in the order of finding, and the strong generators that led to them */
    cell *where;            /* of each point below width: its place in the orbit from 1, or 0 */
    cell *rows; /* inverses of the transversal elements, or NULL: they are found along the labels */
};

static struct strong *strong;
static cell strongs;
static struct level *level;
static cell levels;
static cell *sifted, *transversal, *trace;
static cell **first_rows; /* the generators of G, if they are fewer than the strong ones */

static void read_base(void) {
    chain_line = line;
    do {
        level = grown(level, levels, sizeof *level);
        cell base = number(1, points_of_q, "a base point beyond the quotient") - 1;
        level[levels++] = (struct level){base, 0, 0, NULL, NULL, NULL, NULL};
    } while (more());
}

static void read_strong(void) {
    chain_line = line;
    do {
        strong = grown(strong, strongs, sizeof *strong);
        strong[strongs++] = (struct strong){element_number(), 0, NULL, NULL};
    } while (more());
}

static bool is_identity(const cell *row, cell from, cell to) {
    while (from < to && row[from] == from) ++from;
    return from >= to;
}

/* Keeps the strong generators that are not the identity of Q. */
static void load_strong(void) {
    cell kept = 0;
    for (cell i = 0; i < strongs; ++i) {
        struct strong s = strong[i];
        to_quotient(element[s.element], sifted);
        if (is_identity(sifted, 0, points_of_q)) continue;
        while (s.depth < levels && sifted[level[s.depth].base] == level[s.depth].base) ++s.depth;
        if (s.depth == levels) fail_at(chain_line, "a strong generator moves no base point");
        s.image = copied(sifted, points_of_q);
        s.inverse = cells(points_of_q);
        strong[kept++] = s;
    }
    strongs = kept;
}

/* Numbers the points of Q anew, those first that the deepest levels move: a level moves its first `width`
 * points. */
static void renumber(void) {
    cell *reach = cells(points_of_q), *start = cells((size_t)levels + 2);
    for (cell i = 0; i < strongs; ++i)
        for (cell p = 0; p < points_of_q; ++p)
            if (strong[i].image[p] != p && reach[p] <= strong[i].depth) reach[p] = strong[i].depth + 1;
    for (cell p = 0; p < points_of_q; ++p) ++start[reach[p]];
    for (cell i = levels, sum = 0; i != NONE; --i) {
        if (i < levels) level[i].width = sum;
        sum += start[i];
        start[i] = sum - start[i];
    }
    for (cell p = 0; p < points_of_q; ++p) place[p] = start[reach[p]]++;
    for (cell i = 0; i < levels; ++i) level[i].base = place[level[i].base];
    for (cell i = 0; i < strongs; ++i) {
        to_quotient(element[strong[i].element], strong[i].image);
        invert(strong[i].inverse, strong[i].image, points_of_q);
    }
}

static void grow_level(struct level *l, cell depth) {
    l->where[l->base] = l->size = 1;
    sifted[0] = l->base;
    for (cell i = 0; i < l->size; ++i)
        for (cell s = 0; s < strongs; ++s) {
            cell p = strong[s].image[sifted[i]];
            if (strong[s].depth < depth || l->where[p] != 0) continue;
            sifted[l->size++] = p;
            l->where[p] = l->size;
            trace[l->size - 1] = s;
        }
    l->orbit = copied(sifted, l->size);
    l->label = copied(trace, l->size);
}

/* Explicit transversals are faster than labels; they are made if half of the memory that is left suffices. */
static void fill_rows(struct level *l) {
    if (!fits(2 * (size_t)l->size, l->width)) return;
    l->rows = table(l->size, l->width);
    set_identity(l->rows, l->width);
    for (cell i = 1; i < l->size; ++i) {
        const cell *back = strong[l->label[i]].inverse;
        const cell *row = l->rows + (size_t)(l->where[back[l->orbit[i]]] - 1) * l->width;
        for (cell p = 0; p < l->width; ++p) l->rows[(size_t)i * l->width + p] = row[back[p]];
    }
}

static void build_level(cell depth) {
    struct level *l = &level[depth];
    l->size = 1;
    if (l->base >= l->width) return;
    l->where = cells(l->width);
    grow_level(l, depth);
    fill_rows(l);
}

/* Multiplies by the inverse of the transversal element of x. */
static void divide(cell *row, const struct level *l, cell x) {
    if (l->rows != NULL) {
        multiply(row, l->rows + (size_t)(l->where[x] - 1) * l->width, l->width);
        return;
    }
    while (x != l->base) {
        const struct strong *s = &strong[l->label[l->where[x] - 1]];
        multiply(row, s->inverse, l->width);
        x = s->inverse[x];
    }
}

/* Sifts a permutation of the first `width` points through the levels from this one on. What moves a point
 * that no strong generator of a level moves cannot become the identity there. */
static bool sifts(cell *row, cell depth, cell width) {
    for (; depth < levels; ++depth) {
        const struct level *l = &level[depth];
        if (!is_identity(row, l->width, width)) return false;
        width = l->width;
        if (l->base >= width || row[l->base] == l->base) continue;
        if (l->where[row[l->base]] == 0) return false;
        divide(row, l, row[l->base]);
    }
    return is_identity(row, 0, width);
}

static void check_schreier(const struct level *l, cell x, const cell *image, cell depth) {
    for (cell p = 0; p < l->width; ++p) sifted[p] = image[transversal[p]];
    if (l->where[image[x]] == 0 || !sifts(sifted, depth, l->width))
        fail_at(chain_line, "a Schreier generator does not sift to the identity");
}

/* At the first level the generators of G serve as well as the strong ones, which are words in them: if H is
 * the group of the next level and has all their Schreier generators, H times the transversal is Q, and H is
 * the stabilizer. The Schreier generator of a label that led to a point is trivial. */
static void check_point(const struct level *l, cell depth, cell x) {
    set_identity(trace, l->width);
    divide(trace, l, x);
    invert(transversal, trace, l->width);
    if (depth == 0 && first_rows != NULL) {
        for (cell g = 0; g < generators; ++g) check_schreier(l, x, first_rows[g], 0);
        return;
    }
    for (cell s = 0; s < strongs; ++s) {
        if (strong[s].depth < depth) continue;
        cell y = strong[s].image[x];
        bool led = y != l->base && l->label[l->where[y] - 1] == s && strong[s].inverse[y] == x;
        if (!led) check_schreier(l, x, strong[s].image, depth);
    }
}

static void check_generators(void) {
    if (generators < strongs)
        first_rows = checked(calloc(generators, sizeof *first_rows)); /* as the elements */
    for (cell g = 0; g < generators; ++g) {
        to_quotient(element[g], sifted);
        if (first_rows != NULL) first_rows[g] = copied(sifted, points_of_q);
        if (!sifts(sifted, 0, points_of_q)) fail_at(chain_line, "a generator does not sift to the identity");
    }
}

static void check_chain(void) {
    if (chain_line == 0) chain_line = line;
    sifted = cells(points_of_q), trace = cells(points_of_q), transversal = cells(points_of_q);
    load_strong();
    renumber();
    for (cell i = 0; i < levels; ++i) build_level(i);
    check_generators();
    for (cell i = levels; i-- > 0;)
        for (cell k = 0; k < level[i].size && level[i].orbit != NULL; ++k)
            check_point(&level[i], i, level[i].orbit[k]);
}

/* ---- Claims ---- */
static bool proved;
static uint64_t claims;
static char word[16];

/* Checks all evidence, once. */
static void prove(void) {
    if (proved) return;
    if (separate_line == 0) separate_line = line;
    for (cell j = 0; j < giants; ++j)
        if (!giant[j].apart) fail_at(separate_line, "no element shows that a giant is free of the rest");
    if (classes != giants)
        fail_at(separate_line, "no element tells two giants with equally many points apart");
    check_chain();
    proved = true;
}

static void claim_order(void) {
    read_digits(ORDER_DIGITS);
    prove();
    start_product();
    for (cell i = 0; i < levels; ++i) times(level[i].size);
    for (cell j = 0; j < giants; ++j) for (cell k = 3; k <= orbit[giant[j].orbit].size; ++k) times(k);
    need(equals_digits(), "the group has another order");
}

static bool keeps_orbits(const cell *row) {
    for (cell p = 0; p < degree; ++p)
        if (orbit_of[row[p]] != orbit_of[p] || (orbit_of[p] == 0 && row[p] != p)) return false;
    return true;
}

static bool is_member(const cell *row) {
    if (!keeps_orbits(row)) return false;
    for (cell o = 1; o < orbits; ++o) if (orbit[o].kind == COPY && !fits_copy(row, o)) return false;
    to_quotient(row, sifted);
    return fits_bound_signs() && sifts(sifted, 0, points_of_q);
}

static void claim_member(void) {
    read_permutation(scratch);
    prove();
    need(is_member(scratch), "the permutation is not in the group");
}

static void claim_nonmember(void) {
    read_permutation(scratch);
    prove();
    need(!is_member(scratch), "the permutation is in the group");
}

static void claim_equal(void) {
    const cell *row = element[element_number()];
    space();
    read_permutation(scratch);
    need(memcmp(row, scratch, degree * sizeof(cell)) == 0, "the element is another permutation");
}

static void claim_power(void) {
    read_digits(POWER_DIGITS);
    space();
    read_permutation(scratch);
    cell count = lengths_on(scratch, everything, degree, lengths);
    start_product();
    for (cell i = 0; i < count; ++i) times(lengths[i] / common(lengths[i], lengths, i));
    need(equals_digits(), "the permutation has another order");
}

/* ---- Lines ---- */
struct row {
    const char *word;
    void (*read)(void);
    bool once;
};

static void read_word(void) {
    size_t n = 0;
    for (; peek() >= 'a' && peek() <= 'z' && n + 1 < sizeof word; ++next_byte) word[n++] = (char)peek();
    word[n] = '\0';
}

static int find_word(const struct row *rows, int count, const char *wanted) {
    read_word();
    for (int i = 0; i < count; ++i) if (strcmp(rows[i].word, word) == 0) return i;
    unexpected(wanted);
    fail(wanted);
    return 0;
}

static void read_claim(void) {
    static const struct row rows[] = {{"order", claim_order, false}, {"member", claim_member, false},
        {"nonmember", claim_nonmember, false}, {"equal", claim_equal, false}, {"power", claim_power, false}};
    int i = find_word(rows, 5, "an unknown claim");
    space();
    rows[i].read();
    ++claims;
}

static void read_version(void) { number(1, 1, "the version of the format is not 1"); }

enum { DEGREE = 1, GENERATOR, ELEMENT, COPIES, GIANTS, SEPARATE, BASE, STRONG, CLAIM, END };

static const struct row lines[] = {{"certificate", read_version, true}, {"degree", read_degree, true},
    {"generator", read_generator, false}, {"element", read_element, false}, {"copy", read_copy, false},
    {"giant", read_giant, false}, {"separate", read_separate, true}, {"base", read_base, true},
    {"strong", read_strong, true}, {"claim", read_claim, false}, {"end", NULL, true}};

/* What must be known before a line of this kind. All evidence is checked, needed or not. */
static void enter(int kind, int last) {
    need(kind > last || (kind == last && !lines[kind].once), "this line is out of order, or there twice");
    need(kind == last + 1 || last >= GENERATOR, "a line is missing before this one");
    need(kind != END || last == CLAIM, "there is no claim");
    if (kind > GENERATOR && last == GENERATOR) find_orbits();
    if (kind > GIANTS && last <= GIANTS) find_quotient();
    if (kind == CLAIM && last > ELEMENT && last < CLAIM) prove();
}

static void read_lines(void) {
    for (int kind = 0, last = -1; kind != END; last = kind) {
        ++line;
        if (peek() == EOF) fail("the file ends before the line `end`");
        kind = find_word(lines, END + 1, "an unknown line");
        enter(kind, last);
        if (kind != END) {
            space();
            lines[kind].read();
        }
        if (!take('\n')) unexpected("the end of the line was expected");
    }
    ++line;
    if (peek() != EOF) fail("there is text after the line `end`");
}

#ifndef CERTIFICATE_CHECK_MAIN
#define CERTIFICATE_CHECK_MAIN main
#endif
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
