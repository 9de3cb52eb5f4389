(* The 24 right-handed frames of the sides of a cube, and what a turn does to them: tables that are computed, their
   permutations of 'I_24, and facts about them that the kernel computes.  A turn about the side D takes the frames
   (X, Y, Z) with X = D and row, Y = D and column, or Z = D and face, where row, column and face are booleans.
   turn24_odd: its sign.  turn24_cyc, turn24_flip: it keeps the pieces of corners, wings and midges. *)
From Coq Require Import PArith NArith ZArith.
From mathcomp Require Import all_ssreflect all_fingroup.
From Cubelang Require Import Chain Checker Pieces.
Delimit Scope N_scope with num.
Delimit Scope nat_scope with N.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GroupScope.

(* Tables of 24 images. *)
Definition point (x : 'I_24) : positive := Pos.of_succ_nat x.
Definition points : seq positive := [seq Pos.of_succ_nat i | i <- iota 0 24].

Lemma point_inj : injective point.
Proof. by move=> x y /SuccNat2Pos.inj/val_inj. Qed.

Lemma in_mapI (A : eqType) (B : Type) (f : A -> B) s k : List.In k (map f s) <-> exists2 i, i \in s & k = f i.
Proof.
elim: s => [|a s [IH1 IH2]] /=; first by split=> [[]|[]].
split=> [[<-|/IH1[i si ->]]|[i]]; first by exists a; rewrite ?inE ?eqxx.
  by exists i; rewrite ?inE ?si ?orbT.
rewrite inE => /orP[/eqP->|si] kf; first by left.
by right; apply: IH2; exists i.
Qed.

Lemma pointsP k : List.In k points <-> exists x, k = point x.
Proof.
rewrite /points; split=> [/in_mapI[i]|[x ->]].
  by rewrite mem_iota => lt ->; exists (Ordinal lt).
by apply/in_mapI; exists (x : nat); rewrite ?mem_iota ?ltn_ord.
Qed.

Definition tree_of (s : seq nat) := table points [seq Pos.of_succ_nat i | i <- s].
Definition in_range t := all (fun k => if get t k is Some y then has (Pos.eqb y) points else false) points.
Definition perm_of (s : seq nat) : {perm 'I_24} := toperm point (tree_of s).
Definition is_perm s := good points (tree_of s) && in_range (tree_of s).
Notation rep24 := (rep point).

Lemma perm_of_rep s : is_perm s -> rep24 (tree_of s) (perm_of s).
Proof. by case/andP=> g r; apply: (rep_toperm point_inj pointsP). Qed.

(* Equality of represented permutations by computation. *)
Definition same t s := all (fun k => eqo (get t k) (get s k)) points.
Lemma sameP t s p q : rep24 t p -> rep24 s q -> same t s -> p = q.
Proof.
move=> tp sq /allI eq; apply/permP=> x; apply: point_inj.
have /eqoP := eq (point x) (proj2 (pointsP _) (ex_intro _ x erefl)).
by rewrite tp sq => -[].
Qed.
Lemma rep1 : rep24 (identity points) 1.
Proof. exact: rep_identity pointsP. Qed.

(* The sign, by sorting. *)
Definition swap y k := set y k (set k y (identity points)).
Definition sort_step (st : tree * bool) k :=
  if get st.1 k is Some y then if Pos.eqb y k then st else (mul st.1 (swap y k), ~~ st.2) else st.
Definition sort_out t := foldl sort_step (t, false) points.
Definition odd_tree t (o : bool) := is_identity points (sort_out t).1 && ((sort_out t).2 == o).

Lemma sort_ok ks : (forall k, List.In k ks -> List.In k points) -> forall st p, rep24 st.1 p ->
  exists2 p', rep24 (foldl sort_step st ks).1 p' & odd_perm p' (+) (foldl sort_step st ks).2 = odd_perm p (+) st.2.
Proof.
elim: ks => [|k ks IH] sub st p stp; first by exists p.
have [x kx] := proj1 (pointsP k) (sub k (or_introl erefl)).
have sub' j : List.In j ks -> List.In j points by move=> jk; apply: sub; right.
have step : sort_step st k = if Pos.eqb (point (p x)) (point x) then st
    else (mul st.1 (swap (point (p x)) (point x)), ~~ st.2) by rewrite /sort_step kx stp.
have -> : foldl sort_step st (k :: ks) = foldl sort_step (sort_step st k) ks by [].
rewrite step.
case: (Pos.eqb_spec (point (p x)) (point x)) => [_|ne]; first exact: IH sub' st p stp.
have p'ok : rep24 (mul st.1 (swap (point (p x)) (point x))) (p * tperm (p x) x).
  apply: rep_mul stp _ => y; rewrite /swap 2!get_set (rep1 y) perm1.
  case: (Pos.eqb_spec (point y) (point (p x))) => [/point_inj ->|n1]; first by rewrite tpermL.
  case: (Pos.eqb_spec (point y) (point x)) => [/point_inj ->|n2]; first by rewrite tpermR.
  by rewrite tpermD //; apply/eqP=> h; [case: n1|case: n2]; rewrite h.
have [p' rep_p' e] := IH sub' (mul st.1 (swap (point (p x)) (point x)), ~~ st.2) _ p'ok; exists p' => //.
rewrite e odd_permM odd_tperm; have -> : p x != x by apply/eqP=> h; apply: ne; rewrite h.
by case: (odd_perm p); case: (st.2).
Qed.

Lemma odd_treeP t p o : rep24 t p -> odd_tree t o -> odd_perm p = o.
Proof.
move=> tp; rewrite /odd_tree /sort_out; case/andP=> id /eqP <-.
have [p' tp' e] := @sort_ok points (fun k kp => kp) (t, false) p tp.
rewrite (rep_inj point_inj tp' (is_identityP pointsP id)) odd_perm1 in e.
exact: (etrans (esym (addbF _)) (etrans (esym e) (addFb _))).
Qed.

(* The six sides: +x, -x, +y, -y, +z, -z; a quarter turn about a side. *)
Definition ring (axis : nat) := nth [::] [:: [:: 2; 4; 3; 5]; [:: 4; 0; 5; 1]; [:: 0; 2; 1; 3]]%N axis.
Definition quarter (side x : nat) := if odd side then prev (ring side./2) x else next (ring side./2) x.
Definition opposite (x : nat) := if odd x then x.-1 else x.+1.

(* Right-handed frames: Z is where a quarter turn about X takes Y. *)
Definition frame := (nat * nat * nat)%type.
Definition frames : seq frame :=
  [seq (x, y, quarter x y) | x <- iota 0 6, y <- [seq y <- iota 0 6 | y./2 != x./2]].
Definition table_of (f : frame -> frame) := [seq index (f x) frames | x <- frames].

Definition turned (D : nat) (row column face : bool) (f : frame) :=
  let: (x, y, z) := f in
  if [|| (x == D) && row, (y == D) && column | (z == D) && face] then (quarter D x, quarter D y, quarter D z) else f.
Definition turn_table D row column face := table_of (turned D row column face).
Definition turn24 D row column face := perm_of (turn_table D row column face).

(* The next sticker of a corner, and of the piece of a wing; the other sticker of a midge. *)
Definition next_table := table_of (fun f => let: (x, y, z) := f in (y, z, x)).
Definition cyc := perm_of next_table.
Definition flip_table := table_of (fun f => let: (x, y, z) := f in (opposite x, z, y)).
Definition flip := perm_of flip_table.

(* How a corner is twisted: where the side of axis z is; the first sticker of a midge. *)
Definition orientation (i : nat) : nat :=
  let: (x, y, z) := nth (0, 0, 0)%N frames i in if z./2 == 2 then 0%N else if y./2 == 2 then 1%N else 2%N.
Definition first_sticker (i : nat) : bool := let: (x, y, z) := nth (0, 0, 0)%N frames i in (y < z)%N.
Definition corner_twist (q : {perm 'I_24}) := twist (fun f : 'I_24 => orientation f) q.
Definition midge_pieces (q : {perm 'I_24}) := pieces flip (fun f : 'I_24 => first_sticker f) q.

Definition on_bools (f : bool -> bool -> bool -> bool) :=
  [&& f true true true, f true true false, f true false true, f true false false,
      f false true true, f false true false, f false false true & f false false false].
Lemma on_boolsP f : on_bools f -> forall x y z, f x y z.
Proof.
by case/and5P=> h1 h2 h3 h4 /and4P[h5 h6 h7 h8] [] [] [].
Qed.

Definition on_sides (f : nat -> bool) := all f (iota 0 6).
Lemma on_sidesP f : on_sides f -> forall D, (D < 6)%N -> f D.
Proof. by move=> /allP h D D6; apply: h; rewrite mem_iota. Qed.

Lemma turn24_ok D x y z : (D < 6)%N -> is_perm (turn_table D x y z).
Proof.
have check : on_sides (fun D => on_bools (fun x y z => is_perm (turn_table D x y z))) by vm_compute.
by move=> D6; apply: (on_boolsP (on_sidesP check D6)).
Qed.
Lemma turn24_rep D x y z : (D < 6)%N -> rep24 (tree_of (turn_table D x y z)) (turn24 D x y z).
Proof. by move=> D6; exact: (@perm_of_rep (turn_table D x y z) (turn24_ok x y z D6)). Qed.
Lemma cyc_rep : rep24 (tree_of next_table) cyc.
Proof. by apply: (@perm_of_rep next_table); vm_compute. Qed.
Lemma flip_rep : rep24 (tree_of flip_table) flip.
Proof. by apply: (@perm_of_rep flip_table); vm_compute. Qed.

(* One turn on the 24 stickers of a class: its sign, on the pieces of corners, wings and midges. *)
Lemma turn24_odd D x y z : (D < 6)%N -> odd_perm (turn24 D x y z) = x (+) y (+) z.
Proof.
have check : on_sides (fun D => on_bools (fun x y z => odd_tree (tree_of (turn_table D x y z)) (x (+) y (+) z))).
  by vm_compute.
by move=> D6; apply: odd_treeP (turn24_rep x y z D6) (on_boolsP (on_sidesP check D6) x y z).
Qed.

Lemma turn24_none D : (D < 6)%N -> turn24 D false false false = 1.
Proof.
have check : on_sides (fun D => same (tree_of (turn_table D false false false)) (identity points)) by vm_compute.
by move=> D6; apply: sameP (turn24_rep _ _ _ D6) rep1 (on_sidesP check D6).
Qed.

Lemma turn24_cyc D x y : (D < 6)%N -> turn24 D y x x = turn24 D x y x ^ cyc.
Proof.
have check : on_sides (fun D => on_bools (fun x y z =>
    same (mul (tree_of (turn_table D x y x)) (tree_of next_table))
         (mul (tree_of next_table) (tree_of (turn_table D y x x))))) by vm_compute.
move=> D6; have e : turn24 D x y x * cyc = cyc * turn24 D y x x.
  exact: sameP (rep_mul (turn24_rep _ _ _ D6) cyc_rep) (rep_mul cyc_rep (turn24_rep _ _ _ D6))
    (on_boolsP (on_sidesP check D6) x y true).
by rewrite conjgE e mulKg.
Qed.

Lemma turn24_flip D x : (D < 6)%N -> turn24 D false x x ^ flip = turn24 D false x x.
Proof.
have check : on_sides (fun D => on_bools (fun x y z =>
    same (mul (tree_of (turn_table D false x x)) (tree_of flip_table))
         (mul (tree_of flip_table) (tree_of (turn_table D false x x))))) by vm_compute.
move=> D6; have e : turn24 D false x x * flip = flip * turn24 D false x x.
  exact: sameP (rep_mul (turn24_rep _ _ _ D6) flip_rep) (rep_mul flip_rep (turn24_rep _ _ _ D6))
    (on_boolsP (on_sidesP check D6) x true true).
by rewrite conjgE e mulKg.
Qed.

(* The values of tables, and the twist and the pieces of what a table says. *)
Definition image (s : seq nat) (i : nat) := nth 0%N s i.
Definition table_ok s :=
  is_perm s &&
  all (fun i => eqo (get (tree_of s) (Pos.of_succ_nat i)) (Some (Pos.of_succ_nat (image s i)))) (iota 0 24).

Lemma table_okE s (x : 'I_24) : table_ok s -> get (tree_of s) (point x) = Some (Pos.of_succ_nat (image s x)).
Proof. by case/andP=> _ /allP/(_ x); rewrite mem_iota ltn_ord => /(_ isT)/eqoP. Qed.

Lemma perm_ofE s (x : 'I_24) : table_ok s -> perm_of s x = image s x :> nat.
Proof.
move=> ok; have /andP[p _] := ok; have := perm_of_rep p x.
by rewrite (table_okE x ok) => -[] /SuccNat2Pos.inj ->.
Qed.

Lemma on_frames (f : nat -> bool) : all f (iota 0 24) -> forall x : 'I_24, f x.
Proof. by move=> /allP h x; apply: h; rewrite mem_iota ltn_ord. Qed.

Lemma next_ok : table_ok next_table. Proof. by vm_compute. Qed.
Lemma flip_ok : table_ok flip_table. Proof. by vm_compute. Qed.
Lemma turn_ok D x y z : (D < 6)%N -> table_ok (turn_table D x y z).
Proof.
have check : on_sides (fun D => on_bools (fun x y z => table_ok (turn_table D x y z))) by vm_compute.
by move=> D6; apply: (on_boolsP (on_sidesP check D6)).
Qed.

Lemma orientation3 (x : 'I_24) : (orientation x < 3)%N.
Proof. by apply: (@on_frames (fun i => orientation i < 3)%N); vm_compute. Qed.
Lemma orientation_cyc (x : 'I_24) : orientation (cyc x) = ((orientation x).+1 %% 3)%N.
Proof.
rewrite (perm_ofE x next_ok); apply/eqP.
by apply: (@on_frames (fun i => orientation (image next_table i) == ((orientation i).+1 %% 3)%N)); vm_compute.
Qed.
Lemma flipK (x : 'I_24) : flip (flip x) = x.
Proof.
apply/val_inj/eqP; rewrite /= (perm_ofE _ flip_ok) (perm_ofE x flip_ok).
by apply: (@on_frames (fun i => image flip_table (image flip_table i) == i)); vm_compute.
Qed.
Lemma first_flip (x : 'I_24) : first_sticker (flip x) = ~~ first_sticker x.
Proof.
rewrite (perm_ofE x flip_ok); apply/eqP.
by apply: (@on_frames (fun i => first_sticker (image flip_table i) == ~~ first_sticker i)); vm_compute.
Qed.

Lemma perm_of_twist s : table_ok s ->
  corner_twist (perm_of s) =
  sumn [seq orientation (image s i) | i <- [seq i <- iota 0 24 | orientation i == 0%N]].
Proof.
move=> ok; rewrite /corner_twist /twist sumnE big_map big_filter -[iota 0 24]/(index_iota 0 24) big_mkord.
by apply: eq_bigr => x _; exact: (congr1 orientation (perm_ofE x ok)).
Qed.

Lemma turn24_twist D x : (D < 6)%N -> (3 %| corner_twist (turn24 D x x x))%N.
Proof.
have check : on_sides (fun D => on_bools (fun x y z => (3 %| sumn [seq orientation (image (turn_table D x x x) i)
    | i <- [seq i <- iota 0 24 | orientation i == 0%N]])%N)) by vm_compute.
move=> D6; rewrite (perm_of_twist (turn_ok x x x D6)).
exact: (on_boolsP (on_sidesP check D6) x true true).
Qed.

Definition lower_value (i : nat) := if first_sticker i then i else image flip_table i.
Definition pieces_table s := [seq if first_sticker i then lower_value (image s i) else i | i <- iota 0 24].

Lemma pieces_rep s : table_ok s -> table_ok (pieces_table s) -> perm_of s ^ flip = perm_of s ->
  rep24 (tree_of (pieces_table s)) (midge_pieces (perm_of s)).
Proof.
move=> ok okp comm x; have lt := ltn_ord x.
rewrite (table_okE x okp) /point; congr (Some (Pos.of_succ_nat _)).
have -> : image (pieces_table s) x = if first_sticker x then lower_value (image s x) else x.
  by rewrite /image /pieces_table (nth_map 0%N) ?size_iota // nth_iota // add0n.
have commutes y : perm_of s (flip y) = flip (perm_of s y) by rewrite -{1}comm permJ.
rewrite /midge_pieces (@piecesE _ flip (fun f : 'I_24 => first_sticker f) first_flip _ commutes).
rewrite /pieces_fun /lower /=; case: (first_sticker x) => //.
rewrite -(perm_ofE x ok) /lower_value; case: (first_sticker (perm_of s x)) => //.
by rewrite (perm_ofE _ flip_ok).
Qed.

Lemma turn24_pieces D x : (D < 6)%N -> odd_perm (midge_pieces (turn24 D false x x)) = x.
Proof.
have check : on_sides (fun D => on_bools (fun x y z => table_ok (pieces_table (turn_table D false x x))
    && odd_tree (tree_of (pieces_table (turn_table D false x x))) x)) by vm_compute.
move=> D6; have /andP[ok sign] := on_boolsP (on_sidesP check D6) x true true.
exact: odd_treeP (pieces_rep (turn_ok false x x D6) ok (turn24_flip x D6)) sign.
Qed.
